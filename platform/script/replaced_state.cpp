// SPDX-License-Identifier: MIT
#include "script/replaced_state.hpp"

#include <algorithm>
#include <set>

namespace fronteira::script {
namespace {

/// What a mod declares in its own file; nothing where that cannot be run.
StateDeclaration declared_by(RuleState& state, const std::string& file, const std::string& mod) {
    StateDeclaration declared;
    if (!state.run_file(file, mod)) return declared;
    const auto table = state.sandbox.keep();
    if (!table) return declared;
    const auto read = [&](lua_State* lua) {
        Diagnostics unsaid;
        lua_rawgeti(lua, LUA_REGISTRYINDEX, *table);
        declared = read_state(lua, file, "", unsaid);
    };
    if (!state.sandbox.build(read)) return {};
    return declared;
}

std::vector<std::string> missing_in(const core::Layout& layout, const StateDeclaration& declared) {
    std::vector<std::string> missing;
    for (const core::Column& column : declared.columns)
        if (!layout.find(column.entity, column.name)) missing.push_back(column.name);
    for (const std::string& deck : declared.decks)
        if (!layout.find_deck(deck)) missing.push_back(deck);
    return missing;
}

/// Those that some fault names.
std::vector<std::string> asked_for(std::vector<std::string> names, const Diagnostics& faults) {
    std::erase_if(names, [&](const std::string& name) {
        return std::none_of(faults.begin(), faults.end(), [&](const Diagnostic& fault) {
            return fault.message.find("`" + name + "`") != std::string::npos;
        });
    });
    return names;
}

std::string listed(const std::vector<std::string>& names) {
    constexpr size_t most = 6;
    std::string list;
    for (size_t i = 0; i < std::min(names.size(), most); ++i)
        list += (i == 0 ? "`" : ", `") + names[i] + "`";
    if (names.size() > most) list += " and " + std::to_string(names.size() - most) + " more";
    return list;
}

}  // namespace

Diagnostics left_out_of_state(RuleState& state, const core::Rules& rules,
                              const Diagnostics& faults) {
    const std::string file = state.source.folder + "/state.lua";
    const std::string owner = state.owner_of(file, "");
    const std::string text = state.source.read(file, "").value_or("");
    std::set<std::string> others;
    for (const Diagnostic& fault : faults)
        others.insert(fault.place.file.substr(0, fault.place.file.find('/')));
    others.erase(owner);
    for (const std::string& mod : others) {
        const std::string module = mod + "/state";
        if (owner.empty() || !state.source.read(file, mod)) continue;
        auto missing = missing_in(rules.layout, declared_by(state, file, mod));
        // What nobody asks for it may mean to take out.
        const bool builds_on = text.find(module) != std::string::npos;
        if (builds_on) missing = asked_for(std::move(missing), faults);
        if (missing.empty()) continue;
        return {error_at(
            {state.shown_file(file), 1, 0}, "rules.left_out",
            "this file replaces " + mod + "/" + file + ", and leaves out " + listed(missing),
            builds_on ? "add to its tables instead of replacing them: state.match.spies = flag"
                      : "begin with local state = require \"" + module +
                            "\", add to that and return it")};
    }
    return {};
}

}  // namespace fronteira::script
