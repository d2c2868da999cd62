// SPDX-License-Identifier: MIT
#include "runtime/mods/mod_reader.hpp"

#include "content/file_bytes.hpp"
#include "content/names_in.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

/// Above what a sandbox takes, so that it is the sandbox that names the file as too large.
constexpr size_t largest_text = 1u << 20;

bool is_plain(const std::string& part) {
    return !part.empty() && part[0] != '.' && std::all_of(part.begin(), part.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
    });
}

}  // namespace

std::optional<std::string> read_mod_file(const Mod& mod, const std::string& name) {
    fs::path path = mod.folder;
    std::error_code error;
    for (size_t start = 0; start <= name.size();) {
        const size_t end = std::min(name.find('/', start), name.size());
        const std::string part = name.substr(start, end - start);
        if (!is_plain(part)) return std::nullopt;
        path /= part;
        const fs::file_type wanted =
            end == name.size() ? fs::file_type::regular : fs::file_type::directory;
        if (fs::symlink_status(path, error).type() != wanted) return std::nullopt;
        start = end + 1;
    }
    auto bytes = content::read_file(path, largest_text);
    if (!bytes) return std::nullopt;
    return std::move(*bytes);
}

std::optional<std::string> read_mod_file(const std::vector<const Mod*>& mods,
                                         const std::string& name) {
    for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
        if (auto text = read_mod_file(**mod, name)) return text;
    return std::nullopt;
}

std::vector<std::string> script_names(const Mod& mod, const std::string& folder) {
    constexpr size_t most = 1000;
    std::vector<std::string> names;
    for (const std::string& name : content::names_in(mod.folder / folder, ".lua", most))
        if (is_plain(name)) names.push_back(fs::path(name).stem().string());
    return names;
}

}  // namespace fronteira::runtime
