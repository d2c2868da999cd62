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

bool begins_as(const fs::path& path, const OutputKind& kind) {
    constexpr std::streamsize longest_beginning = 32;
    std::string beginning(longest_beginning, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(beginning.data(), longest_beginning);
    beginning.resize(static_cast<size_t>(file.gcount()));
    return beginning.empty() ||
           std::any_of(kind.beginnings.begin(), kind.beginnings.end(),
                       [&](std::string_view one) { return beginning.starts_with(one); });
}

}  // namespace

Result<void> may_write(const fs::path& path, const OutputKind& kind) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status))
        return fail(not_there(path, "output.folder", "is a folder, not a file"));
    if (fs::exists(status)) {
        if (!fs::is_regular_file(status) || begins_as(path, kind)) return {};
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
