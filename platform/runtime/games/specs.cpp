// SPDX-License-Identifier: MIT
#include "runtime/games/specs.hpp"

#include "content/names_in.hpp"
#include "runtime/checks/rules.hpp"
#include "runtime/games/game.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/script_call.hpp"

#include <map>
#include <tuple>

namespace fronteira::runtime {
namespace {

constexpr double seconds_a_mod = 120;

Result<content::FoundRuleset> find_ruleset(const Installation& installation, const Mod& mod,
                                           const std::string& name) {
    for (const RulesetEntry& ruleset : mod.rulesets)
        if (name.empty() || ruleset.id == name) return content::FoundRuleset{&mod, &ruleset};
    if (name.empty())
        return fail(error_at({(mod.folder / "mod.toml").string(), 0, 0}, "spec.no_ruleset",
                             "the mod has no ruleset to test"));
    return installation.mods().ruleset(name);
}

/// What specs are played with is read once for all cases that begin alike, of which there are many
/// and of the rest few.
constexpr size_t most_kept = 16;
using Beginning = std::tuple<std::string, std::string, int, std::map<std::string, std::string>>;
using KeptSources = std::map<Beginning, script::RulesetSource>;

script::SpecSource source_for(const Installation& installation, const Mod& mod, KeptSources& kept) {
    return [&](const std::string& ruleset, const std::string& map, int seats,
               const std::map<std::string, std::string>& options) -> Result<script::RulesetSource> {
        const Beginning beginning{ruleset, map, seats, options};
        if (const auto same = kept.find(beginning); same != kept.end()) return same->second;
        const auto found = find_ruleset(installation, mod, ruleset);
        if (!found) return fail(found.error());
        // A name and never a path: a spec opens no file outside the mods.
        if (map.ends_with(".toml"))
            return fail(error_at({}, "map.unknown", "there is no map `" + map + "`",
                                 "name a map of a mod"));
        auto game = prepare(installation, *found, {map, seats, options});
        if (!game) return fail(std::move(game.error()));
        if (kept.size() == most_kept) kept.clear();
        return kept.emplace(beginning, source_of(*game)).first->second;
    };
}

}  // namespace

std::vector<std::string> spec_names(const Mod& mod) {
    std::vector<std::string> names = content::names_in(mod.folder / "tests", "_spec.lua");
    for (std::string& name : names) name = "tests/" + name;
    return names;
}

std::vector<SpecFile> run_specs(const Installation& installation, const Mod& mod) {
    std::vector<SpecFile> files;
    const Errand errand("running the specs", seconds_a_mod);
    int64_t left = script::most_spec_work;
    KeptSources kept;
    for (const std::string& name : spec_names(mod)) {
        SpecFile file{mod.id + "/" + name, {}};
        if (const auto text = read_mod_file(mod, name))
            file.cases = script::run_spec(name, *text, source_for(installation, mod, kept), left);
        else
            file.cases.push_back({name,
                                  {error_at({file.file, 0, 0}, "spec.unreadable",
                                            "is not a plain file that can be read")}});
        for (script::SpecCase& one : file.cases) one.faults = with_paths(one.faults, mod);
        files.push_back(std::move(file));
    }
    return files;
}

}  // namespace fronteira::runtime
