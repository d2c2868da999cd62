// SPDX-License-Identifier: MIT
#include "match/record_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

namespace fronteira::match {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Diagnostics> failed(const fs::path& path, const char* doing, int error,
                                   const char* hint) {
    return fail(error_at({path.string(), 0, 0}, "record.file",
                         std::string("the record cannot be ") + doing + ": " +
                             std::generic_category().message(error),
                         hint));
}

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

bool fill(const fs::path& path, std::string_view bytes) {
    ::unlink(path.c_str());  // left by a program that was killed under the same number
    OpenFile file(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC);
    return file && file.write(bytes) && file.flush() && file.close();
}

}  // namespace

Result<Record> load_record(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error) return failed(path, "read", error.value(), "see whether the file is there");
    if (size > most_record_bytes) return record_too_large(path.string());
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    if (file) bytes << file.rdbuf();
    if (!file || file.bad() || !bytes)
        return failed(path, "read", errno == 0 ? EIO : errno, "see whether it may be read");
    return parse_record(std::move(bytes).str(), path.string());
}

Result<void> save_record(const Record& record, const fs::path& path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const fs::path filling =
        folder / ("." + path.filename().string() + "." + std::to_string(::getpid()) + ".part");
    if (!fill(filling, write_record(record)) || ::rename(filling.c_str(), path.c_str()) != 0) {
        const int error = errno;
        ::unlink(filling.c_str());
        return failed(path, "saved", error,
                      "see whether the folder is there, writable and not full");
    }
    const OpenFile entry(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (!entry || !entry.flush())
        return failed(path, "saved for certain", errno, "keep a copy elsewhere");
    return {};
}

}  // namespace fronteira::match
