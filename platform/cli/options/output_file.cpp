// SPDX-License-Identifier: MIT
#include "cli/options/output_file.hpp"

#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

Diagnostic not_there(const fs::path& path, const char* code, std::string why) {
    return error_at({path.string(), 0, 0}, code, std::move(why), "name another file");
}

/// Some bytes from there on; fewer where the file ends.
std::string part_of(std::ifstream& file, std::streamoff from, size_t most) {
    std::string bytes(most, '\0');
    file.clear();
    file.seekg(from);
    file.read(bytes.data(), static_cast<std::streamsize>(most));
    bytes.resize(static_cast<size_t>(file.gcount()));
    return bytes;
}

bool is_one(const fs::path& path, const OutputKind& kind) {
    constexpr size_t head = 1024, tail = 65536;  // a pack lists its files at its end
    std::error_code error;
    const uintmax_t size = fs::file_size(path, error);
    std::ifstream file(path, std::ios::binary);
    const std::string first = part_of(file, 0, head);
    if (first.empty() || first == "[]\n") return true;  // nothing in it, not even a match
    if (!first.starts_with(kind.begins)) return false;
    return first.find(kind.sign) != std::string::npos ||
           part_of(file, static_cast<std::streamoff>(size - std::min<uintmax_t>(size, tail)), tail)
                   .find(kind.sign) != std::string::npos;
}

}  // namespace

Result<void> may_write(const fs::path& path, const OutputKind& kind) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status))
        return fail(not_there(path, "output.folder", "is a folder, not a file"));
    if (fs::exists(status)) {
        if (!fs::is_regular_file(status) || is_one(path, kind)) return {};
        return fail(not_there(path, "output.there",
                              std::string("already exists, and is not ") + kind.name));
    }
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, error))
        return fail(
            not_there(path, "output.no_folder", "there is no folder `" + folder.string() + "`"));
    if (::access(folder.c_str(), W_OK) == 0) return {};
    return fail(not_there(path, "output.unwritable",
                          "no file can be written in `" + folder.string() + "`"));
}

}  // namespace fronteira::cli
