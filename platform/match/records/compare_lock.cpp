// SPDX-License-Identifier: MIT
#include "match/records/replay.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

const LockedMod* find(const std::vector<LockedMod>& mods, const std::string& id) {
    const auto found =
        std::find_if(mods.begin(), mods.end(), [&](const LockedMod& mod) { return mod.id == id; });
    return found == mods.end() ? nullptr : &*found;
}

std::string name(const LockedMod& mod) {
    return "mod `" + mod.id + "` " + mod.version;
}

}  // namespace

Diagnostics compare_lock(const Record& record, const std::vector<LockedMod>& installed,
                         const std::string& map_hash) {
    Diagnostics findings;
    const auto differ = [&](const char* code, std::string message, std::string hint) {
        findings.push_back(
            error_at({record.file, 0, 0}, code, std::move(message), std::move(hint)));
    };
    for (const LockedMod& mod : record.lock) {
        const LockedMod* here = find(installed, mod.id);
        if (here == nullptr)
            differ("replay.no_mod",
                   "the match was played with " + name(mod) + ", which is not used here",
                   "install that version");
        else if (here->version != mod.version)
            differ("replay.mod_version",
                   "the match was played with " + name(mod) +
                       "; version installed here: " + here->version,
                   "install that version");
        else if (here->hash != mod.hash)
            differ("replay.mod_content",
                   name(mod) + " has other content here (" + here->hash + ") than in the match (" +
                       mod.hash + ")",
                   "restore the files of that version");
    }
    for (const LockedMod& mod : installed)
        if (find(record.lock, mod.id) == nullptr)
            differ("replay.more_mods", "the match was played without " + name(mod),
                   "leave that mod out");
    if (record.map_hash != map_hash)
        differ("replay.map", "the map `" + record.map + "` is not the one the match was played on",
               "restore the map file");
    return findings;
}

}  // namespace fronteira::match
