// SPDX-License-Identifier: MIT
#include "runtime/mods/mod_lock.hpp"

#include "content/file_bytes.hpp"
#include "content/toml/pre_scanner.hpp"
#include "pack/mod_files.hpp"
#include "pack/pack.hpp"
#include "pack/pack_hash.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

Result<std::string> hash_of(const Mod& mod) {
    const auto found = pack::read_mod_files(mod.folder);
    if (!found) return fail(found.error());
    if (Diagnostics faults = pack::check_files(found->files, mod.folder.string());
        has_errors(faults))
        return fail(std::move(faults));
    return pack::pack_hash(found->files);
}

/// The mods that take part in what is locked, as it is installed.
Result<std::vector<const Mod*>> taking_part(const Installation& installation,
                                            const std::string& of) {
    if (const auto mod = installation.mods().mod(of)) return with_dependencies(installation, **mod);
    const auto ruleset = installation.mods().ruleset(of);
    if (!ruleset) return fail(ruleset.error());
    return with_dependencies(installation, *ruleset->mod);
}

bool is_locked(const pack::Lock& lock, const std::string& id) {
    return std::any_of(lock.mods.begin(), lock.mods.end(),
                       [&](const pack::LockedMod& locked) { return locked.id == id; });
}

}  // namespace

Result<pack::Lock> make_lock(const Installation& installation, const Mod& mod,
                             const std::string& of) {
    const auto needed = with_dependencies(installation, mod);
    if (!needed) return fail(needed.error());
    pack::Lock lock{of, {}};
    Diagnostics faults;
    for (const Mod* one : *needed) {
        auto hash = hash_of(*one);
        if (hash)
            lock.mods.push_back({one->id, one->version, std::move(*hash)});
        else
            append(faults, hash.error());
    }
    if (!faults.empty()) return fail(std::move(faults));
    return lock;
}

Diagnostics check_lock(const Installation& installation, const pack::Lock& lock,
                       const std::string& file) {
    Diagnostics findings;
    const auto tell = [&](const char* code, std::string message, std::string hint) {
        findings.push_back(error_at({file, 0, 0}, std::string("lock.") + code, std::move(message),
                                    std::move(hint)));
    };
    for (const pack::LockedMod& locked : lock.mods) {
        const std::string name = "`" + locked.id + "` " + locked.version;
        const auto mod = installation.mods().mod(locked.id);
        if (!mod) {
            tell("missing", name + " is not installed", "install the pack " + locked.hash);
            continue;
        }
        const auto hash = hash_of(**mod);
        if (!hash)
            append(findings, hash.error());
        else if ((*mod)->version != locked.version)
            tell("version", name + " is locked, but " + (*mod)->version + " is installed",
                 "install the pack " + locked.hash);
        else if (*hash != locked.hash)
            tell("files", name + " is installed with other files: " + *hash,
                 "install the pack " + locked.hash);
    }
    if (!findings.empty()) return findings;
    const auto needed = taking_part(installation, lock.of);
    if (!needed) {
        for (const Diagnostic& unknown : needed.error())
            tell("unknown", unknown.message, unknown.hint);
        return findings;
    }
    for (const Mod* mod : *needed)
        if (!is_locked(lock, mod->id))
            tell("open", "`" + mod->id + "` takes part in " + lock.of + ", but is not locked",
                 "write the lock anew: fronteira lock " + lock.of);
    return findings;
}

Result<pack::Lock> read_lock(const std::filesystem::path& file) {
    const auto text = content::read_file(file, content::TomlLimits{}.bytes);
    if (!text) return fail(text.error());
    return pack::parse_lock(*text, file.string());
}

}  // namespace fronteira::runtime
