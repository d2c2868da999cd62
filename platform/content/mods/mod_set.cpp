// SPDX-License-Identifier: MIT
#include "content/mods/mod_set.hpp"

#include "content/mods/mod_folder.hpp"
#include "content/mods/presets.hpp"
#include "content/mods/sha256.hpp"

#include <algorithm>
#include <set>
#include <system_error>

namespace fronteira::content {
namespace fs = std::filesystem;
namespace {

bool by_id(const Mod& a, const Mod& b) {
    return a.id < b.id;
}

/// What a person works on comes before what came as a pack.
bool comes_before(const fs::path& a, const fs::path& b) {
    const bool a_is_pack = is_sha256(a.filename().native()),
               b_is_pack = is_sha256(b.filename().native());
    return a_is_pack == b_is_pack ? a < b : b_is_pack;
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
    std::sort(folders.begin(), folders.end(), comes_before);
    return folders;
}

/// A mod hides those of its id in folders after its own, and packs: that is how a copy is worked
/// on. Side by side, nobody can mean both.
Diagnostic left_out(const Mod& rival, const Mod& mod) {
    const bool side_by_side = rival.folder != mod.folder &&
                              rival.folder.parent_path() == mod.folder.parent_path() &&
                              !is_sha256(mod.folder.filename().native());
    return {side_by_side ? Severity::error : Severity::warning,
            {(mod.folder / "mod.toml").string(), 0, 0},
            "the mod `" + mod.id + "` is installed twice; this one is left out",
            side_by_side
                ? "give it another `id`, or take it out of this folder; the other is in `" +
                      rival.folder.filename().string() + "`"
                : "the other is in " + rival.folder.string(),
            "mod.installed_twice"};
}

/// Settles the presets of all mods, those of a mod after those of the mods it depends on. A mod
/// whose presets are faulty is left out.
class PresetOrder {
 public:
    PresetOrder(std::vector<Mod>& mods, Diagnostics& findings) : mods_(mods), findings_(findings) {}

    /// The folders of the mods that were left out.
    std::vector<fs::path> run() {
        for (Mod& mod : mods_) visit(mod);
        std::vector<fs::path> folders;
        for (const Mod& mod : mods_)
            if (faulty_.contains(mod.id)) folders.push_back(mod.folder);
        std::erase_if(mods_, [this](const Mod& mod) { return faulty_.contains(mod.id); });
        return folders;
    }

 private:
    Mod* find(std::string_view id) {
        const auto found =
            std::find_if(mods_.begin(), mods_.end(), [id](const Mod& mod) { return mod.id == id; });
        return found == mods_.end() ? nullptr : &*found;
    }

    void visit(Mod& mod) {
        if (!visited_.insert(mod.id).second) return;
        for (const auto& [id, range] : mod.depends)
            if (Mod* needed = find(id)) visit(*needed);
        const Diagnostics faults =
            settle_presets(mod, [this](std::string_view id) { return find(id); });
        if (!faults.empty()) faulty_.insert(mod.id);
        findings_.insert(findings_.end(), faults.begin(), faults.end());
    }

    std::vector<Mod>& mods_;
    Diagnostics& findings_;
    std::set<std::string> visited_, faulty_;
};

}  // namespace

ModSet ModSet::find(const std::vector<fs::path>& roots) {
    ModSet set;
    for (const fs::path& root : roots) {
        for (const fs::path& folder : mod_folders(root, set.findings_)) {
            Result<Mod> mod = load_mod(folder, &set.findings_);
            if (!mod) {
                set.findings_.insert(set.findings_.end(), mod.error().begin(), mod.error().end());
                set.faulty_.push_back(folder);
                continue;
            }
            const auto rival = std::find_if(set.mods_.begin(), set.mods_.end(),
                                            [&](const Mod& other) { return other.id == mod->id; });
            if (rival == set.mods_.end())
                set.mods_.push_back(std::move(*mod));
            else
                set.findings_.push_back(left_out(*rival, *mod));
        }
    }
    std::sort(set.mods_.begin(), set.mods_.end(), by_id);
    for (fs::path& folder : PresetOrder(set.mods_, set.findings_).run())
        set.faulty_.push_back(std::move(folder));
    return set;
}

}  // namespace fronteira::content
