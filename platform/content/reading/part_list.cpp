// SPDX-License-Identifier: MIT
#include "content/reading/part_list.hpp"

#include "content/reading/report.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::content {
namespace fs = std::filesystem;
namespace {

constexpr size_t most_parts = 2000;

Diagnostic faulty(const fs::path& path, std::string code, std::string message,
                  std::string hint = {}) {
    return error_at({path.string(), 0, 0}, "mod." + std::move(code), std::move(message),
                    std::move(hint));
}

}  // namespace

std::vector<std::string> list_parts(const fs::path& folder, const std::string& suffix,
                                    bool (*is_good)(std::string_view), Diagnostics& findings,
                                    const char* hint) {
    std::vector<std::string> names;
    std::error_code error;
    const fs::file_status status = fs::symlink_status(folder, error);
    if (status.type() == fs::file_type::not_found) return names;
    if (status.type() != fs::file_type::directory) {
        findings.push_back(faulty(folder, "not_a_folder", "is not a plain folder"));
        return names;
    }
    fs::directory_iterator entries(folder, error);
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
        const fs::path path = entries->path();
        if (path.extension() != suffix) continue;
        const std::string name = path.stem().string();
        std::error_code unknown;
        if (entries->symlink_status(unknown).type() != fs::file_type::regular)
            findings.push_back(faulty(path, "not_a_file", "is not a plain file"));
        else if (!is_good(name))
            findings.push_back(faulty(path, "bad_file_name",
                                      "the name " + in_quotes(name) + " is not of the right form",
                                      hint));
        else
            names.push_back(name);
        if (names.size() > most_parts) {
            findings.push_back(faulty(folder, "too_many_files", "holds too many files"));
            break;
        }
    }
    if (error)
        findings.push_back(faulty(folder, "unreadable", "cannot be read: " + error.message()));
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace fronteira::content
