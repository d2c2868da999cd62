// SPDX-License-Identifier: MIT
// From descriptions to rules: what a move does, and the functions that a ruleset has.
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fronteira::script {
namespace {

/// `function(match, from, to)`
std::string called_with(const std::vector<std::string>& values) {
    std::string all = "match";
    for (const std::string& value : values) all += ", " + value;
    return "it may be function(" + all + ")";
}

}  // namespace

/// A function, or finish_phase.
std::optional<int> RuleReader::read_deed(int at, const Scope& scope) {
    const Declared* declared = to_declared(lua_, at);
    if (declared != nullptr && std::strcmp(declared->tag, "finish_phase") == 0)
        return core::finish_phase;
    if (!lua_isfunction(lua_, at)) return std::nullopt;
    return keep_function(at, scope);
}

void RuleReader::read_effect(int at, Scope& scope) {
    core::MoveKind& move = *scope.move;
    const auto deed = read_deed(at, scope);
    if (!deed)
        return fault(move.place, "rules.no_effect",
                     lua_isnil(lua_, at)
                         ? "move `" + move.name + "` has no effect"
                         : "the effect of move `" + move.name + "` is a " +
                               (to_declared(lua_, at) ? "declaration" : luaL_typename(lua_, at)),
                     "effect = function(match, ...) ... end, or finish_phase, without quotes and "
                     "brackets");
    move.effect = {*deed};
    move.finishes = *deed == core::finish_phase;
}

/// `contest = { "dice", "min(3, to.armies)" }`: what screens and bots may reckon with beforehand.
void RuleReader::read_contest(int table, Scope& scope) {
    lua_getfield(lua_, table, "contest");
    const int contest = lua_gettop(lua_);
    if (lua_istable(lua_, contest)) {
        refuse_beyond(contest, 2, "contest", scope);
        refuse_in_list(contest, "`contest`", scope.place);
    }
    for (const auto& [place, dice] :
         {std::pair{1, &scope.move->ours}, std::pair{2, &scope.move->theirs}}) {
        if (!lua_istable(lua_, contest)) break;
        lua_rawgeti(lua_, contest, place);
        if (std::string text; take_quote(lua_gettop(lua_), scope.place, text))
            *dice = quotes_.read_number(text, scope.place, scope.names());
        lua_pop(lua_, 1);
    }
    const bool both = scope.move->ours >= 0 && scope.move->theirs >= 0;
    if (!lua_isnil(lua_, contest) && !both)
        fault(scope.place, "rules.bad_contest",
              "`contest` of move `" + scope.move->name + "` does not say how many dice are thrown",
              "contest = { \"dice\", \"min(3, to.armies)\" }");
    lua_settop(lua_, contest - 1);
}

/// What a variant adds to an effect or an entry.
void RuleReader::add_deed(int at, bool before, const Scope& scope, std::vector<int>& deeds) {
    if (const auto deed = read_deed(at, scope))
        deeds.insert(before ? deeds.begin() : deeds.end(), *deed);
    else
        fault(scope.place, "rules.bad_change", "`before` and `after` must be functions",
              "after = function(match, ...) ... end");
}

/// Whoever forgets the match has it under the name of a value.
void RuleReader::refuse_first(int at, const Scope& scope, const std::vector<std::string>& values) {
    lua_pushvalue(lua_, at);
    const char* first = lua_getlocal(lua_, nullptr, 1);
    if (first == nullptr || std::find(values.begin(), values.end(), first) == values.end())
        return lua_pop(lua_, 1);
    const std::string name = first;
    lua_Debug info;
    lua_getinfo(lua_, ">S", &info);
    fault({info.short_src, info.linedefined, 0}, "rules.unknown_value",
          "a function of move `" + (scope.move == nullptr ? "" : scope.move->name) +
              "` gets the match first, but calls it `" + name + "`, as a value is called",
          "function(match, " + name + ")");
}

int RuleReader::keep_function(int at, const Scope& scope, const core::Slot* asked) {
    std::vector<std::string> values;
    if (scope.move != nullptr)
        for (const core::Slot& slot : scope.move->slots) values.push_back(slot.name);
    if (asked != nullptr) values.push_back(asked->name);
    RuleFunction function;
    refuse_first(at, scope, values);
    lua_pushvalue(lua_, at);
    for (int number = 2; const char* name = lua_getlocal(lua_, nullptr, number); ++number) {
        const auto found = std::find(values.begin(), values.end(), name);
        if (found != values.end()) {
            function.parameters.push_back(static_cast<int8_t>(found - values.begin()));
            continue;
        }
        const std::string near = closest(name, values);
        lua_Debug info;
        lua_pushvalue(lua_, -1);
        lua_getinfo(lua_, ">S", &info);
        fault({info.short_src, info.linedefined, 0}, "rules.unknown_value",
              std::string("`") + cleaned(name, longest_name) + "` is not a value that " +
                  (scope.move == nullptr ? "this function"
                                         : "a function of move `" + scope.move->name + "`") +
                  " is called with",
              near.empty() ? called_with(values) : "did you mean `" + near + "`?");
    }
    function.reference = luaL_ref(lua_, LUA_REGISTRYINDEX);
    functions_.push_back(std::move(function));
    return static_cast<int>(functions_.size()) - 1;
}

/// With the values that it is told of.
void RuleReader::keep_where(int at, const Scope& scope, core::Slot& slot) {
    slot.where = keep_function(at, scope, &slot);
    note_told(slot);
}

/// The slot's own value is what it lists.
void RuleReader::keep_among(int at, const Scope& scope, core::Slot& slot) {
    slot.among = keep_function(at, scope, nullptr);
    note_told(slot);
}

void RuleReader::note_told(core::Slot& slot) const {
    if (slot.among < 0 || slot.where < 0) slot.told = 0;
    for (const int8_t number : functions_.back().parameters) slot.told |= 1u << number;
}

}  // namespace fronteira::script
