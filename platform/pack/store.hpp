// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "pack/file.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::pack {

/// A mod that came as a pack. Its folder is called by its hash.
struct StoredMod {
    std::string hash;
    std::filesystem::path folder;
    std::string id;  ///< empty when its manifest cannot be read any more
    std::string version;
};

/// The mods of a folder that came as packs, sorted by hash. Everything else there is not ours.
std::vector<StoredMod> stored_mods(const std::filesystem::path& folder);

/// Completes an installation that was killed: the replaced version is removed. Does nothing if
/// somebody is using the store, or if it cannot be written.
void finish_replacing(const std::filesystem::path& folder);

/// Adds packs to the mods of a folder and removes them again, each in one step: anybody who looks,
/// even after a power cut, finds all of it or nothing. Only one program at a time can use it.
class Store {
 public:
    /// Creates the folder if there is none, and waits until nobody else uses it.
    static Result<Store> open(const std::filesystem::path& folder);
    Store(Store&& other) noexcept;
    Store& operator=(Store&&) = delete;
    ~Store();

    /// Writes the files to a place where nobody looks for mods, and returns the folder. `files`
    /// have passed read_pack or check_files; they go when another is laid out, or the store is
    /// closed.
    Result<std::filesystem::path> lay_out(const Files& files);
    /// Puts what was laid out last among the mods, in the place of one of the same hash and of the
    /// `others`: the new one first, so that whoever looks in between finds two, and never none.
    Result<StoredMod> keep(const std::string& hash, const std::vector<StoredMod>& others = {});
    Result<void> remove(const std::string& hash);

 private:
    Store(std::filesystem::path folder, int lock);
    std::filesystem::path workshop() const { return folder_ / ".packs"; }
    Result<void> write_note(const std::string& hash, const std::vector<StoredMod>& others);
    Result<void> put_in_place(const std::string& hash);
    void finish();
    Result<void> set_aside(const std::string& hash);

    friend void finish_replacing(const std::filesystem::path& folder);

    std::filesystem::path folder_;
    int lock_ = -1;
};

}  // namespace fronteira::pack
