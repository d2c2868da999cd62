// SPDX-License-Identifier: MIT
#include "runtime/checks/left_to_lua.hpp"

#include "runtime/checks/rules.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "script/judge.hpp"

#include <map>

namespace fronteira::runtime {
namespace {

/// What is compiled and does the same.
std::string instead_of(const std::string& word) {
    static const std::map<std::string, std::string> others = {
        {"a number this large", "use a number of at most 15 digits"},
        {"maxinteger", "use a number of at most 15 digits"},
        {"mininteger", "use a number of at most 15 digits"}};
    const auto found = others.find(word);
    return found == others.end() ? "" : found->second;
}

}  // namespace

Diagnostics left_to_lua(const Installation& installation, const content::FoundRuleset& found) {
    const auto game = prepare(installation, found, {});
    if (!game) return game.error();
    const auto leaves = [&] {
        const ScriptCall call;
        return script::left_to_lua(source_of(*game));
    }();
    if (!leaves) return leaves.error();
    Diagnostics notes;
    for (const script::LeftToLua& leave : *leaves)
        notes.push_back({Severity::note, leave.place, "`" + leave.word + "` is left to Lua",
                         instead_of(leave.word), "rules.not_compiled"});
    const auto mods = with_dependencies(installation, *found.mod);
    return with_paths(std::move(notes), *found.mod, mods ? *mods : std::vector<const Mod*>{});
}

}  // namespace fronteira::runtime
