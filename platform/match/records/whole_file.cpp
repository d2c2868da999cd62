// SPDX-License-Identifier: MIT
#include "match/records/whole_file.hpp"

#include <fcntl.h>
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

bool fill(const fs::path& path, std::string_view bytes) {
    ::unlink(path.c_str());  // left by a program that was killed under the same number
    OpenFile file(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC);
    return file && file.write(bytes) && file.flush() && file.close();
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
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const fs::path filling =
        folder / ("." + path.filename().string() + "." + std::to_string(::getpid()) + ".part");
    if (!fill(filling, bytes) || ::rename(filling.c_str(), path.c_str()) != 0) {
        const int error = errno;
        ::unlink(filling.c_str());
        errno = error;
        return failed_to("saved", "check that the folder exists, is writable and is not full");
    }
    const OpenFile entry(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (!entry || !entry.flush()) return failed_to("saved reliably", "keep a copy elsewhere");
    return {};
}

}  // namespace fronteira::match
