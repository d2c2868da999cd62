// SPDX-License-Identifier: MIT
#include "match/records/whole_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace fronteira::match {
namespace {

namespace fs = std::filesystem;

/// A file descriptor that is closed when it goes.
class OpenFile {
 public:
    OpenFile(const fs::path& path, int flags) : descriptor_(::open(path.c_str(), flags, 0644)) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { close(); }

    explicit operator bool() const { return descriptor_ >= 0; }
    bool write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            bytes.remove_prefix(static_cast<size_t>(written));
        }
        return true;
    }
    bool flush() const { return ::fsync(descriptor_) == 0; }
    bool permit(fs::perms mode) const {
        return ::fchmod(descriptor_, static_cast<mode_t>(mode)) == 0;
    }
    bool close() {
        const int descriptor = std::exchange(descriptor_, -1);
        return descriptor < 0 || ::close(descriptor) == 0;
    }

 private:
    int descriptor_;
};

/// A pipe or a device is no place for another file: `--to /dev/stdout`.
bool is_stream(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

/// The file itself, where a link leads to one.
fs::path without_links(const fs::path& path) {
    std::error_code error;
    const fs::path file = fs::canonical(path, error);
    return error ? path : file;
}

/// Beside it, and with a name that a folder can hold where it can hold that of the file.
fs::path part_of(const fs::path& path) {
    constexpr size_t most = 200;
    const std::string name =
        "." + path.filename().string().substr(0, most) + "." + std::to_string(::getpid()) + ".part";
    return path.has_parent_path() ? path.parent_path() / name : fs::path(name);
}

/// Who may read what stood in its place may read this.
bool fill(const fs::path& part, const fs::path& whole, std::string_view bytes) {
    ::unlink(part.c_str());  // left by a program that was killed under the same number
    OpenFile file(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC);
    std::error_code none;
    const fs::file_status before = fs::status(whole, none);
    return file && (!fs::exists(before) || file.permit(before.permissions())) &&
           file.write(bytes) && file.flush() && file.close();
}

}  // namespace

Result<void> write_whole_file(const fs::path& path, std::string_view bytes, const char* code,
                              const std::string& what) {
    const auto failed_to = [&](const char* doing, const char* hint) {
        return fail(error_at(
            {path.string(), 0, 0}, code,
            what + " cannot be " + doing + ": " + std::generic_category().message(errno), hint));
    };
    if (is_stream(path)) {
        OpenFile stream(path, O_WRONLY | O_CLOEXEC);
        if (stream && stream.write(bytes) && stream.close()) return {};
        return failed_to("written", "name a file");
    }
    const fs::path whole = without_links(path);
    const fs::path part = part_of(whole);
    if (!fill(part, whole, bytes) || ::rename(part.c_str(), whole.c_str()) != 0) {
        const int error = errno;
        ::unlink(part.c_str());
        errno = error;
        return failed_to("saved", "check that the folder exists, is writable and is not full");
    }
    const fs::path folder = whole.has_parent_path() ? whole.parent_path() : fs::path(".");
    const OpenFile entry(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (!entry || !entry.flush()) return failed_to("saved reliably", "keep a copy elsewhere");
    return {};
}

}  // namespace fronteira::match
