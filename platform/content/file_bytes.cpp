// SPDX-License-Identifier: MIT
#include "content/file_bytes.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace fronteira::content {
namespace {

struct Descriptor {
    int number = -1;
    explicit Descriptor(int opened) : number(opened) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number >= 0) ::close(number);
    }
};

Diagnostic refused(const std::string& file, std::string code, std::string message,
                   std::string hint = {}) {
    return error_at({file, 0, 0}, "file." + std::move(code), std::move(message), std::move(hint));
}

Diagnostic system_error(const std::string& file, int number) {
    if (number == ELOOP)
        return refused(file, "symlink", "is a symbolic link", "put the file itself there");
    if (number == ENOENT) return refused(file, "missing", "there is no such file");
    return refused(file, "unreadable",
                   "cannot be read: " + std::generic_category().message(number));
}

Diagnostic too_large(const std::string& file, size_t max_bytes) {
    return refused(file, "too_large", "is larger than " + std::to_string(max_bytes / 1024) + " KB");
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path, size_t max_bytes,
                              const std::string& shown) {
    const std::string file = shown.empty() ? path.string() : shown;
    // Without O_NONBLOCK the mere opening of a pipe waits for its other end.
    const Descriptor input(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (input.number < 0) return fail(system_error(file, errno));
    struct stat status {};
    if (::fstat(input.number, &status) != 0) return fail(system_error(file, errno));
    if (!S_ISREG(status.st_mode)) return fail(refused(file, "not_a_file", "is not a plain file"));
    if (static_cast<size_t>(status.st_size) > max_bytes) return fail(too_large(file, max_bytes));

    std::string bytes;
    size_t filled = 0;
    // The size of a file under /proc is stated as 0, and a file may grow while it is read.
    bytes.resize(static_cast<size_t>(status.st_size) + 1);
    while (true) {
        const ssize_t got = ::read(input.number, bytes.data() + filled, bytes.size() - filled);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return fail(system_error(file, errno));
        if (got == 0) break;
        filled += static_cast<size_t>(got);
        if (filled > max_bytes) return fail(too_large(file, max_bytes));
        if (filled == bytes.size()) bytes.resize(bytes.size() * 2);
    }
    bytes.resize(filled);
    return bytes;
}

}  // namespace fronteira::content
