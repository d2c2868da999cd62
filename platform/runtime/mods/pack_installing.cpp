// SPDX-License-Identifier: MIT
#include "runtime/mods/pack_installing.hpp"

#include <fronteira/text.hpp>

#include "content/file_bytes.hpp"
#include "content/mods/sha256.hpp"
#include "content/mods/version.hpp"
#include "pack/limits.hpp"
#include "pack/mod_files.hpp"
#include "pack/pack.hpp"
#include "pack/pack_hash.hpp"
#include "pack/store.hpp"
#include "runtime/mods/pack_check.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <system_error>

namespace fronteira::runtime {
namespace fs = std::filesystem;
namespace {

bool holds(const std::string& range, const std::string& version) {
    const auto parsed_range = content::parse_range(range);
    const auto parsed_version = content::parse_version(version);
    return parsed_range && parsed_version && parsed_range->contains(*parsed_version);
}

/// `` `war2` 1.0.0 (war >=1.0, <2) ``, of every installed mod that needs one and would not do with
/// `version`, which is empty when none is left.
std::string who_misses(const content::ModSet& mods, const std::string& id,
                       const std::string& version) {
    std::string names;
    for (const Mod& mod : mods.mods()) {
        const auto needed = mod.depends.find(id);
        if (needed == mod.depends.end() || mod.id == id) continue;
        if (!version.empty() && holds(needed->second, version)) continue;
        add_item(names,
                 ("`" + mod.id + "` " + mod.version) + " (" + id + " " + needed->second + ")");
    }
    return names;
}

/// Whether the mod that counts is the one in that folder.
bool is_in_use(const content::ModSet& mods, const std::string& id, const fs::path& folder) {
    const auto found = mods.mod(id);
    return found && (*found)->folder == folder;
}

const pack::StoredMod* stored_as(const std::vector<pack::StoredMod>& all, const std::string& id) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const pack::StoredMod& one) { return one.id == id; });
    return found == all.end() ? nullptr : &*found;
}

bool is_whole(const pack::StoredMod& stored) {
    const auto found = pack::read_mod_files(stored.folder);
    return found && pack::pack_hash(found->files) == stored.hash;
}

Result<std::string> read_pack_file(const fs::path& file) {
    std::error_code error;
    const fs::path real = fs::canonical(file, error);
    return content::read_file(error ? file : real, pack::most_pack_bytes, file.string());
}

InstalledPack as_told(const pack::StoredMod& stored) {
    return {stored.id, stored.version, stored.hash, stored.folder, false, {}};
}

/// One installation, from the files of a pack to the mod that takes the place of an older one.
class Installing {
 public:
    Installing(const Places& places, const fs::path& file, pack::Store& store)
        : installation_(places),
          file_(file.string()),
          store_(store),
          stored_(pack::stored_mods(places.packs())) {}

    Result<InstalledPack> run(const pack::Files& files, bool forced, Diagnostics& warnings) {
        const std::string hash = pack::pack_hash(files);
        for (const pack::StoredMod& one : stored_)
            if (one.hash == hash && is_whole(one)) return as_it_is(one);
        const auto folder = store_.lay_out(files);
        if (!folder) return fail(folder.error());
        Diagnostics findings = check_laid_out(installation_, *folder, file_);
        if (has_errors(findings)) return fail(std::move(findings));
        const auto mod = load_mod(installation_, *folder);
        if (!mod) return fail(mod.error());
        if (!forced)
            if (const std::string names = missing_with(*mod); !names.empty())
                return fail(error_at({file_, 0, 0}, "pack.needed",
                                     "`" + mod->id + "` " + mod->version +
                                         " would replace a version that is needed by " + names,
                                     "install mods that go with it, or add --force"));
        warn_of_another(*mod, warnings);
        return keep(mod->id, hash);
    }

 private:
    /// Who needs the version that is installed now, and cannot do with the one that comes.
    std::string missing_with(const Mod& mod) const {
        const pack::StoredMod* old = stored_as(stored_, mod.id);
        if (!old || !is_in_use(installation_.mods(), mod.id, old->folder)) return {};
        return who_misses(installation_.mods(), mod.id, mod.version);
    }

    bool is_pack_of_ours(const fs::path& folder) const {
        return std::any_of(stored_.begin(), stored_.end(),
                           [&](const pack::StoredMod& one) { return one.folder == folder; });
    }

    void warn_of_another(const Mod& mod, Diagnostics& warnings) const {
        const auto found = installation_.mods().mod(mod.id);
        if (!found || is_pack_of_ours((*found)->folder)) return;
        warnings.push_back(warning_at({file_, 0, 0}, "pack.comes_second",
                                      "the mod `" + mod.id + "` in " + (*found)->folder.string() +
                                          " is found first, and will be the one that is played",
                                      "remove it, or leave out its folder with --mods"));
    }

    Result<InstalledPack> as_it_is(const pack::StoredMod& stored) {
        const std::vector<pack::StoredMod> others = others_of(stored.id, stored.hash);
        for (const pack::StoredMod& other : others)
            if (const auto gone = store_.remove(other.hash); !gone) return fail(gone.error());
        InstalledPack installed = in_place_of(others, stored);
        installed.was_there = true;
        return installed;
    }

    Result<InstalledPack> keep(const std::string& id, const std::string& hash) {
        const std::vector<pack::StoredMod> others = others_of(id, hash);
        const auto kept = store_.keep(hash, others);
        if (!kept) return fail(kept.error());
        return in_place_of(others, *kept);
    }

    /// The other versions of a mod.
    std::vector<pack::StoredMod> others_of(const std::string& id, const std::string& hash) const {
        std::vector<pack::StoredMod> others = stored_;
        std::erase_if(others,
                      [&](const pack::StoredMod& one) { return one.id != id || one.hash == hash; });
        return others;
    }

    static InstalledPack in_place_of(const std::vector<pack::StoredMod>& others,
                                     const pack::StoredMod& kept) {
        InstalledPack installed = as_told(kept);
        if (!others.empty()) installed.replaced = others.back().version;
        return installed;
    }

    Installation installation_;
    std::string file_;
    pack::Store& store_;
    std::vector<pack::StoredMod> stored_;
};

Result<pack::StoredMod> find_stored(const Places& places, const content::ModSet& mods,
                                    const std::string& name) {
    const size_t at = name.find('@');
    const std::string id = name.substr(0, at);
    const std::string version = at == std::string::npos ? "" : name.substr(at + 1);
    const auto stored = pack::stored_mods(places.packs());
    std::vector<std::string_view> ids;
    for (const pack::StoredMod& one : stored) {
        if (one.hash == name) return one;
        if (one.id.empty()) continue;  // known by its hash alone
        if (one.id == id && (at == std::string::npos || one.version == version)) return one;
        ids.push_back(one.id);
    }
    if (const pack::StoredMod* other = stored_as(stored, id); other && !id.empty())
        return fail(
            error_at({}, "mod.unknown_version",
                     "of `" + id + "` " + other->version + " is installed, not " + version));
    if (const auto mod = mods.mod(id))
        return fail(error_at({(*mod)->folder.string(), 0, 0}, "pack.not_a_pack",
                             "was not installed from a pack, and is not removed",
                             "whoever put it there can delete the folder"));
    std::string hint = spelling::did_you_mean(id, ids);
    if (hint.empty() && ids.empty()) hint = "none is installed";
    return fail(error_at({}, "mod.unknown_pack", "no pack installed a mod `" + id + "`", hint));
}

}  // namespace

Result<InstalledPack> install_pack(const Places& places, const fs::path& file, bool forced,
                                   Diagnostics& warnings) {
    const auto bytes = read_pack_file(file);
    if (!bytes) return fail(bytes.error());
    const auto files = pack::read_pack(*bytes, file.string());
    if (!files) return fail(files.error());
    auto store = pack::Store::open(places.packs());
    if (!store) return fail(store.error());
    return Installing(places, file, *store).run(*files, forced, warnings);
}

Result<InstalledPack> remove_pack(const Places& places, const std::string& name, bool forced) {
    auto store = pack::Store::open(places.packs());
    if (!store) return fail(store.error());
    const Installation installation(places);
    const auto stored = find_stored(places, installation.mods(), name);
    if (!stored) return fail(stored.error());
    if (!forced && is_in_use(installation.mods(), stored->id, stored->folder))
        if (const std::string names = who_misses(installation.mods(), stored->id, "");
            !names.empty())
            return fail(error_at({}, "pack.needed", "`" + stored->id + "` is needed by " + names,
                                 "remove that first, or add --force"));
    if (const auto gone = store->remove(stored->hash); !gone) return fail(gone.error());
    return as_told(*stored);
}

}  // namespace fronteira::runtime
