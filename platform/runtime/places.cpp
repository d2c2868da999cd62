// SPDX-License-Identifier: MIT
#include "runtime/places.hpp"

#include "runtime/shelf/hosting.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

std::vector<fs::path> from_environment(const char* variable) {
    std::vector<fs::path> folders;
    const char* value = std::getenv(variable);
    std::string_view rest = value == nullptr ? "" : value;
    while (!rest.empty()) {
        const std::string_view one = rest.substr(0, rest.find(':'));
        if (!one.empty()) folders.emplace_back(one);
        rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    }
    return folders;
}

fs::path program_folder() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

std::vector<fs::path> default_mods() {
    std::error_code error;
    const fs::path installed = program_folder().parent_path() / "share/fronteira/mods";
    // What a person made or got lies beside the matches.
    return {fs::is_directory(installed, error) ? installed : source_root() / "mods",
            usual_store().parent_path() / "mods"};
}

/// Each folder once, whatever it is called: what is wrong in it would be told again and again.
std::vector<fs::path> each_once(const std::vector<fs::path>& folders) {
    std::vector<fs::path> all;
    std::error_code error;
    for (const fs::path& folder : folders)
        if (std::none_of(all.begin(), all.end(), [&](const fs::path& one) {
                return one == folder || fs::equivalent(one, folder, error);
            }))
            all.push_back(folder);
    return all;
}

}  // namespace

Places find_places(const std::vector<std::string>& mods) {
    Places places;
    places.mods.assign(mods.begin(), mods.end());
    if (places.mods.empty()) places.mods = from_environment("FRONTEIRA_MODS");
    if (places.mods.empty()) places.mods = default_mods();
    places.plugins = from_environment("FRONTEIRA_PLUGINS");
    if (places.plugins.empty()) {
        const fs::path beside = program_folder().parent_path();
        places.plugins = {beside / "plugins", beside / "lib/fronteira/plugins",
                          usual_store().parent_path() / "plugins"};
    }
    places.mods = each_once(places.mods);
    places.plugins = each_once(places.plugins);
    return places;
}

std::vector<fs::path> missing_mods(const std::vector<std::string>& mods) {
    std::vector<fs::path> missing(mods.begin(), mods.end());
    if (missing.empty()) missing = from_environment("FRONTEIRA_MODS");
    std::error_code error;
    std::erase_if(missing, [&](const fs::path& one) { return fs::is_directory(one, error); });
    return missing;
}

fs::path source_root() {
    return FRONTEIRA_SOURCE_ROOT;
}

}  // namespace fronteira::runtime
