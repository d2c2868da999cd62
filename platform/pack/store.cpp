// SPDX-License-Identifier: MIT
#include "pack/store.hpp"

#include "content/file_bytes.hpp"
#include "content/mods/mod_folder.hpp"
#include "content/mods/sha256.hpp"
#include "pack/limits.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <sstream>
#include <system_error>
#include <utility>

namespace fronteira::pack {
namespace fs = std::filesystem;
namespace {

Diagnostic unwritable(const fs::path& path, int number) {
    return error_at({path.string(), 0, 0}, "pack.unwritable",
                    "cannot be written: " + std::generic_category().message(number),
                    "check the free space on the disk and who may write there");
}

/// Closes what it opened; the first error is kept.
class OpenFile {
 public:
    OpenFile(const fs::path& path, int flags)
        : number_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {
        note(number_ < 0);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (number_ >= 0) ::close(number_);
    }

    void write(std::string_view bytes) {
        while (error_ == 0 && !bytes.empty()) {
            const ssize_t done = ::write(number_, bytes.data(), bytes.size());
            if (done < 0 && errno == EINTR) continue;
            note(done < 0);
            if (done > 0) bytes.remove_prefix(static_cast<size_t>(done));
        }
    }
    void sync() {
        if (error_ == 0) note(::fsync(number_) != 0);
    }
    /// 0, or the number of the first error.
    int error() const { return error_; }

 private:
    void note(bool failed) {
        if (failed && error_ == 0) error_ = errno;
    }

    int number_;
    int error_ = 0;
};

Result<void> write_files(const Files& files, const fs::path& folder) {
    for (const File& file : files) {
        const fs::path path = folder / file.name;
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
        if (error) return fail(unwritable(path.parent_path(), error.value()));
        OpenFile out(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
        out.write(file.bytes);
        if (out.error() != 0) return fail(unwritable(path, out.error()));
    }
    return {};
}

Result<void> sync_one(const fs::path& path) {
    OpenFile file(path, O_RDONLY);
    file.sync();
    if (file.error() != 0) return fail(unwritable(path, file.error()));
    return {};
}

/// Brings a folder and all in it to the disk. All at once after the last is written: one by one
/// each of them would wait for the disk.
Result<void> sync_all(const fs::path& folder) {
    std::error_code error;
    fs::recursive_directory_iterator at(folder, error), end;
    for (; !error && at != end; at.increment(error))
        if (auto done = sync_one(at->path()); !done) return done;
    if (error) return fail(unwritable(folder, error.value()));
    return sync_one(folder);
}

StoredMod stored_in(const fs::path& folder) {
    StoredMod mod{folder.filename().string(), folder, {}, {}};
    const auto text = content::read_file(folder / "mod.toml", most_file_bytes);
    if (!text) return mod;
    if (const auto manifest = content::parse_mod(*text, "mod.toml")) {
        mod.id = manifest->id;
        mod.version = manifest->version;
    }
    return mod;
}

/// Says which mods go as soon as the new one, which its first line names, is there.
fs::path note_in(const fs::path& folder) {
    return folder / ".packs" / "instead";
}

}  // namespace

std::vector<StoredMod> stored_mods(const fs::path& folder) {
    std::vector<StoredMod> mods;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::error_code unknown;
        if (content::is_sha256(at->path().filename().native()) &&
            at->symlink_status(unknown).type() == fs::file_type::directory)
            mods.push_back(stored_in(at->path()));
    }
    std::sort(mods.begin(), mods.end(),
              [](const StoredMod& a, const StoredMod& b) { return a.hash < b.hash; });
    return mods;
}

Result<Store> Store::open(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return fail(unwritable(folder, error.value()));
    const int lock = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock < 0) return fail(unwritable(folder, errno));
    Store store(folder, lock);
    while (::flock(lock, LOCK_EX) != 0)
        if (errno != EINTR) return fail(unwritable(folder, errno));
    // What somebody left who was killed.
    store.finish();
    fs::remove_all(store.workshop(), error);
    return store;
}

void finish_replacing(const fs::path& folder) {
    std::error_code error;
    if (!fs::exists(note_in(folder), error)) return;
    const int lock = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock < 0) return;
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0)
        Store(folder, lock).finish();
    else
        ::close(lock);
}

Store::Store(fs::path folder, int lock) : folder_(std::move(folder)), lock_(lock) {}

Store::Store(Store&& other) noexcept
    : folder_(std::move(other.folder_)), lock_(std::exchange(other.lock_, -1)) {}

Store::~Store() {
    if (lock_ < 0) return;
    std::error_code ignored;
    fs::remove_all(workshop(), ignored);
    ::close(lock_);
}

Result<fs::path> Store::lay_out(const Files& files) {
    const fs::path folder = workshop() / "new";
    std::error_code error;
    fs::remove_all(folder, error);
    fs::create_directories(folder, error);
    if (error) return fail(unwritable(folder, error.value()));
    if (const auto written = write_files(files, folder); !written) return fail(written.error());
    return folder;
}

Result<StoredMod> Store::keep(const std::string& hash, const std::vector<StoredMod>& others) {
    if (const auto done = sync_all(workshop() / "new"); !done) return fail(done.error());
    if (!others.empty())
        if (const auto done = write_note(hash, others); !done) return fail(done.error());
    const fs::path folder = folder_ / hash;
    if (const auto done = put_in_place(hash); !done) return fail(done.error());
    if (const auto done = sync_one(folder_); !done) return fail(done.error());
    for (const StoredMod& other : others)
        if (const auto gone = remove(other.hash); !gone) return fail(gone.error());
    std::error_code ignored;
    fs::remove(note_in(folder_), ignored);
    return stored_in(folder);
}

/// One of the same hash changes places with the new one in one step, where the file system can.
Result<void> Store::put_in_place(const std::string& hash) {
    const fs::path made = workshop() / "new", folder = folder_ / hash;
    std::error_code error;
    if (fs::exists(fs::symlink_status(folder, error))) {
        if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, folder.c_str(), RENAME_EXCHANGE) == 0)
            return {};
        if (const auto gone = set_aside(hash); !gone) return fail(gone.error());
    }
    fs::rename(made, folder, error);
    if (error) return fail(unwritable(folder, error.value()));
    return {};
}

Result<void> Store::write_note(const std::string& hash, const std::vector<StoredMod>& others) {
    const fs::path note = note_in(folder_);
    std::string text = hash + "\n";
    for (const StoredMod& other : others) text += other.hash + "\n";
    OpenFile file(note, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
    file.write(text);
    file.sync();
    if (file.error() != 0) return fail(unwritable(note, file.error()));
    return sync_one(workshop());
}

void Store::finish() {
    const auto text = content::read_file(note_in(folder_), most_file_bytes);
    if (!text) return;
    std::istringstream lines(*text);
    std::string hash, other;
    std::error_code error;
    if (!std::getline(lines, hash) || !content::is_sha256(hash) ||
        !fs::is_directory(folder_ / hash, error))
        return;
    while (std::getline(lines, other))
        if (content::is_sha256(other) && fs::is_directory(folder_ / other, error))
            (void)remove(other);
}

Result<void> Store::remove(const std::string& hash) {
    if (auto gone = set_aside(hash); !gone) return gone;
    return sync_one(folder_);
}

/// The folder of a mod is a mod as long as it lies there, even when half of it is gone.
Result<void> Store::set_aside(const std::string& hash) {
    const fs::path old = workshop() / "old";
    std::error_code error;
    fs::create_directories(workshop(), error);
    fs::remove_all(old, error);
    fs::rename(folder_ / hash, old, error);
    if (error) return fail(unwritable(folder_ / hash, error.value()));
    fs::remove_all(old, error);
    return {};
}

}  // namespace fronteira::pack
