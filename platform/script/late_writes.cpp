// SPDX-License-Identifier: MIT
#include "script/late_writes.hpp"

#include "script/hints/error_text.hpp"
#include "script/hints/place_in_text.hpp"
#include "script/loaded_rules.hpp"
#include "script/module_fields.hpp"
#include "script/modules.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace fronteira::script {
namespace {

constexpr const char* kept_fields = "fronteira.fields";

/// The handler that is the function at `at`, if one is.
std::optional<int> handler(lua_State* lua, int at, const std::vector<RuleFunction>& functions) {
    for (size_t i = 0; i < functions.size(); ++i) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, functions[i].reference);
        const bool same = lua_rawequal(lua, at, -1) != 0;
        lua_pop(lua, 1);
        if (same) return static_cast<int>(i);
    }
    return std::nullopt;
}

/// Whether a line of the file gives the variable something that is made of such a field:
/// `local most = income.least + 2`.
bool is_made_of(std::string_view text, const std::string& variable, const std::string& field) {
    for (size_t begin = 0; begin < text.size();) {
        const size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const size_t equals = line.find('=');
        if (line.starts_with("local ") && equals != std::string_view::npos &&
            find_word(line.substr(0, equals), variable) != std::string_view::npos &&
            find_word(line, "." + field, equals) != std::string_view::npos)
            return true;
        begin = end + 1;
    }
    return false;
}

/// A move or a phase, by its word and its name.
using Declared = std::pair<std::string, std::string>;

/// What is declared with a handler; nothing when nothing is any more.
std::optional<Declared> declared_with(const core::Rules& rules, int handler) {
    const auto has = [&](const std::vector<int>& handlers) {
        return std::find(handlers.begin(), handlers.end(), handler) != handlers.end();
    };
    for (const core::MoveKind& move : rules.moves)
        if (has(move.effect)) return Declared("move", move.name);
    for (const core::Phase& phase : rules.phases)
        if (has(phase.enter)) return Declared("phase", phase.name);
    return std::nullopt;
}

}  // namespace

void keep_fields(lua_State* lua) {
    lua_newtable(lua);
    const int kept = lua_gettop(lua);
    push_modules(lua);
    for (lua_pushnil(lua); lua_next(lua, kept + 1) != 0; lua_pop(lua, 1)) {
        if (!lua_istable(lua, -1)) continue;
        lua_pushvalue(lua, -1);
        lua_pushvalue(lua, -1);
        copy_fields(lua);
        lua_rawset(lua, kept);
    }
    lua_settop(lua, kept);
    lua_setfield(lua, LUA_REGISTRYINDEX, kept_fields);
}

Diagnostics late_writes(lua_State* lua, const core::Rules& rules,
                        const std::vector<RuleFunction>& functions,
                        std::vector<LateField>& values) {
    Diagnostics late;
    if (lua_getfield(lua, LUA_REGISTRYINDEX, kept_fields) != LUA_TTABLE) return late;
    const int kept = lua_gettop(lua), module = kept + 1, fields = kept + 2, now = fields + 3;
    for (lua_pushnil(lua); lua_next(lua, kept) != 0; lua_settop(lua, module))
        for (lua_pushnil(lua); lua_next(lua, fields) != 0; lua_settop(lua, fields + 1)) {
            lua_pushvalue(lua, fields + 1);
            lua_rawget(lua, module);
            if (lua_rawequal(lua, now - 1, now) != 0 || late.size() == most_declaration_faults)
                continue;
            if (is_plain(lua, now - 1) && values.size() < most_declaration_faults)
                values.push_back({lua_tostring(lua, fields + 1), plain_value(lua, now - 1)});
            if (!lua_isfunction(lua, now - 1) || lua_iscfunction(lua, now) != 0 ||
                !lua_isfunction(lua, now))
                continue;
            const auto old = handler(lua, now - 1, functions);
            const auto of = old ? declared_with(rules, *old) : std::nullopt;
            const std::string name = cleaned(lua_tostring(lua, fields + 1), longest_name);
            if (of)
                late.push_back(warning_at(beginning(lua), "rules.late_write",
                                          of->first + " `" + of->second +
                                              "` was declared with the `" + name +
                                              "` that there was before, and keeps it",
                                          "change it by its name in changes.lua: " + of->first +
                                              " \"" + of->second + "\" { ... }"));
        }
    lua_settop(lua, kept - 1);
    lua_pushnil(lua);
    lua_setfield(lua, LUA_REGISTRYINDEX, kept_fields);
    return late;
}

Diagnostics late_values(const LoadedRules& rules) {
    Diagnostics late;
    std::set<std::pair<std::string, std::string>> told;  // file and name
    for (const HeldConstant& held : rules.compiled->held_constants())
        for (const LateField& field : rules.state.modules.late) {
            const auto text = rules.state.source.text_of(held.file);
            const bool of_module = text && is_made_of(*text, held.name, field.name);
            if (!of_module || !told.emplace(held.file, held.name).second) continue;
            late.push_back(
                warning_at({held.file, held.line, 0}, "rules.late_write",
                           "`" + cleaned(held.name, longest_name) +
                               "` was read from its module before changes.lua replaced it there, "
                               "so it stays as it was",
                           "read it where it is needed: the module, a dot and " +
                               cleaned(field.name, longest_name)));
        }
    return late;
}

}  // namespace fronteira::script
