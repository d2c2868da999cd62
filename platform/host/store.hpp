// SPDX-License-Identifier: MIT
#pragma once

#include "database/database.hpp"
#include "host/about_match.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::host {

/// A match as it is kept: enough to go on with it after a power cut.
struct KeptMatch {
    std::string id;
    AboutMatch about;
    std::string head;  ///< of the record, up to the first move
    std::string end;   ///< the record's last line, or empty
    size_t moves = 0;  ///< how many; kept by themselves
};

/// The file that live matches are kept in. Writes gather until commit(); what was committed is on
/// the disk and survives the death of the process and of the machine.
class Store {
 public:
    /// A path of `:memory:` keeps nothing. One host at a time has a store.
    static Result<std::unique_ptr<Store>> open(const std::filesystem::path& path);

    void put(const KeptMatch& match);
    void put_about(const std::string& id, const AboutMatch& about);
    void put_end(const std::string& id, const std::string& end);
    /// The first `kept` moves still stand; these lines come after them.
    void put_moves(const std::string& id, size_t kept, const std::vector<std::string>& lines);
    void forget(const std::string& id);

    /// The writes since the last commit, all or none. After a failure none of them was made.
    Result<void> commit();

    Result<std::vector<KeptMatch>> matches() const;
    /// As it was committed last; fails where it never was.
    Result<KeptMatch> match(const std::string& id) const;
    Result<std::vector<std::string>> moves(const std::string& id) const;
    /// What the matches take in the file; space that forgotten ones left is not counted.
    size_t bytes() const;

 private:
    explicit Store(std::unique_ptr<database::Database> database) : database_(std::move(database)) {}
    database::Statement writing(const char* sql);
    void write(database::Statement& row);

    std::unique_ptr<database::Database> database_;
    bool dirty_ = false;
    std::optional<Diagnostic> failure_;  ///< of the first write since the last commit that failed
};

}  // namespace fronteira::host
