// SPDX-License-Identifier: MIT
#include "content/mod_set.hpp"

#include "content/mod_folder.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::content {
namespace fs = std::filesystem;
namespace {

bool by_id(const Mod& a, const Mod& b) {
    return a.id < b.id;
}

std::vector<fs::path> mod_folders(const fs::path& root, Diagnostics& findings) {
    std::vector<fs::path> folders;
    std::error_code error;
    if (!fs::exists(root, error)) return folders;
    fs::directory_iterator entries(root, error);
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
        std::error_code unknown;
        if (fs::exists(fs::symlink_status(entries->path() / "mod.toml", unknown)))
            folders.push_back(entries->path());
    }
    if (error)
        findings.push_back(error_at({root.string(), 0, 0}, "mod.unreadable",
                                    "cannot be read: " + error.message()));
    std::sort(folders.begin(), folders.end());
    return folders;
}

}  // namespace

ModSet ModSet::find(const std::vector<fs::path>& roots) {
    ModSet set;
    for (const fs::path& root : roots) {
        for (const fs::path& folder : mod_folders(root, set.findings_)) {
            Result<Mod> mod = load_mod(folder, &set.findings_);
            if (!mod) {
                set.findings_.insert(set.findings_.end(), mod.error().begin(), mod.error().end());
                continue;
            }
            const auto rival = std::find_if(set.mods_.begin(), set.mods_.end(),
                                            [&](const Mod& other) { return other.id == mod->id; });
            if (rival == set.mods_.end())
                set.mods_.push_back(std::move(*mod));
            else
                set.findings_.push_back({Severity::warning,
                                         {(folder / "mod.toml").string(), 0, 0},
                                         "the mod `" + mod->id +
                                             "` is installed twice; this one is "
                                             "left out",
                                         "the other is in " + rival->folder.string(),
                                         "mod.installed_twice"});
        }
    }
    std::sort(set.mods_.begin(), set.mods_.end(), by_id);
    return set;
}

}  // namespace fronteira::content
