// SPDX-License-Identifier: MIT
// The questions that a ModSet answers by name.
#include "content/mods/mod_set.hpp"
#include "content/reading/report.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

/// `mod/name`; the mod is empty in a bare name.
struct FullName {
    std::string_view mod;
    std::string_view name;
};

FullName split(std::string_view text) {
    const size_t slash = text.find('/');
    if (slash == std::string_view::npos) return {{}, text};
    return {text.substr(0, slash), text.substr(slash + 1)};
}

/// Of a mod that has faults, they are what stands in the way.
Diagnostic unknown(const ModSet& set, const std::string& what, std::string_view name,
                   const std::vector<std::string>& candidates) {
    const FullName wanted = split(name);
    if (const auto folder = set.faulty(wanted.mod.empty() ? wanted.name : wanted.mod))
        return error_at({(*folder / "mod.toml").string(), 0, 0}, "mod.faulty",
                        "the mod " + in_quotes(folder->filename().string()) +
                            " cannot be used because of its faults",
                        "`fronteira check " + folder->string() + "` tells them");
    const std::vector<std::string_view> words(candidates.begin(), candidates.end());
    std::string hint = spelling::did_you_mean(name, words);
    if (hint.empty() && candidates.empty()) hint = "none is installed";
    return error_at({}, "mod.unknown_" + what, "there is no " + what + " " + in_quotes(name),
                    std::move(hint));
}

Diagnostic ambiguous(const std::string& what, std::string_view name,
                     const std::vector<std::string>& owners) {
    std::string choices;
    for (const std::string& owner : owners)
        choices +=
            (choices.empty() ? "write " : " or ") + ("`" + owner + "/" + std::string(name) + "`");
    return error_at({}, "mod.ambiguous_" + what,
                    "several mods have a " + what + " " + in_quotes(name), std::move(choices));
}

using PartList = std::vector<std::string> Mod::*;

struct PartKind {
    std::string what;
    PartList list;
    std::string folder;
    std::string suffix;
};

bool has(const Mod& mod, PartList list, std::string_view name) {
    return std::binary_search((mod.*list).begin(), (mod.*list).end(), name);
}

FoundPart found(const Mod& mod, const PartKind& kind, std::string_view name) {
    return {&mod, std::string(name), mod.folder / kind.folder / (std::string(name) + kind.suffix)};
}

Result<FoundPart> find_part(const ModSet& set, const PartKind& kind, std::string_view text,
                            const Mod* preferred) {
    const FullName wanted = split(text);
    if (wanted.mod.empty() && preferred && has(*preferred, kind.list, wanted.name))
        return found(*preferred, kind, wanted.name);
    std::vector<const Mod*> owners;
    std::vector<std::string> owner_ids;
    std::vector<std::string> candidates;
    for (const Mod& mod : set.mods()) {
        for (const std::string& name : mod.*kind.list)
            candidates.push_back(wanted.mod.empty() ? name : mod.id + "/" + name);
        if (!wanted.mod.empty() && mod.id != wanted.mod) continue;
        if (!has(mod, kind.list, wanted.name)) continue;
        owners.push_back(&mod);
        owner_ids.push_back(mod.id);
    }
    if (owners.empty()) return fail(unknown(set, kind.what, text, candidates));
    if (owners.size() > 1) return fail(ambiguous(kind.what, wanted.name, owner_ids));
    return found(*owners[0], kind, wanted.name);
}

}  // namespace

Result<const Mod*> ModSet::mod(std::string_view id) const {
    std::vector<std::string> ids;
    for (const Mod& mod : mods_) {
        if (mod.id == id) return &mod;
        ids.push_back(mod.id);
    }
    return fail(unknown(*this, "mod", id, ids));
}

std::optional<std::filesystem::path> ModSet::faulty(std::string_view folder) const {
    for (const std::filesystem::path& one : faulty_)
        if (one.filename() == folder) return one;
    return std::nullopt;
}

Result<FoundRuleset> ModSet::ruleset(std::string_view text) const {
    const FullName wanted = split(text);
    std::vector<FoundRuleset> matches;
    std::vector<std::string> owner_ids;
    std::vector<std::string> candidates;
    for (const Mod& mod : mods_) {
        for (const RulesetEntry& ruleset : mod.rulesets) {
            candidates.push_back(wanted.mod.empty() ? ruleset.id : mod.id + "/" + ruleset.id);
            if (ruleset.id != wanted.name) continue;
            if (!wanted.mod.empty() ? mod.id == wanted.mod : mod.id == ruleset.id)
                return FoundRuleset{&mod, &ruleset};
            if (!wanted.mod.empty()) continue;
            matches.push_back({&mod, &ruleset});
            owner_ids.push_back(mod.id);
        }
    }
    if (matches.empty())
        for (const Mod& mod : mods_)
            if (mod.id == text && mod.rulesets.size() == 1)
                return FoundRuleset{&mod, &mod.rulesets.front()};
    if (matches.empty()) return fail(unknown(*this, "ruleset", text, candidates));
    if (matches.size() > 1) return fail(ambiguous("ruleset", wanted.name, owner_ids));
    return matches[0];
}

Result<FoundPart> ModSet::map(std::string_view name, const Mod* preferred) const {
    return find_part(*this, {"map", &Mod::maps, "maps", ".toml"}, name, preferred);
}

Result<FoundPart> ModSet::deck(std::string_view name, const Mod* preferred) const {
    return find_part(*this, {"deck", &Mod::decks, "cards", ".toml"}, name, preferred);
}

Result<FoundPart> ModSet::bot(std::string_view name, const Mod* preferred) const {
    return find_part(*this, {"bot", &Mod::bots, "bots", ".lua"}, name, preferred);
}

}  // namespace fronteira::content
