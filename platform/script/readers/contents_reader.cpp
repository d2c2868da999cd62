// SPDX-License-Identifier: MIT
// rules/init.lua: the phases of a ruleset, and who has them.
#include "script/hints/error_text.hpp"
#include "script/rule_reader.hpp"

#include <cstring>

namespace fronteira::script {
namespace {

constexpr int pushed_at_once = 64;  // a value inside of a move, inside of a phase

}  // namespace

void RuleReader::read_contents(const std::string& file) {
    const Place place{file, 1, 0};
    if (!lua_istable(lua_, -1))
        return fault(place, "rules.no_contents", "the file does not return a table",
                     "return { setup = ..., turn = { ... } }");
    const int table = lua_gettop(lua_);
    luaL_checkstack(lua_, pushed_at_once, "the declarations are too large");
    for (const std::string& key : declared_keys(lua_, table)) {
        lua_getfield(lua_, table, key.c_str());
        const int at = lua_gettop(lua_);
        if (key == "setup" && lua_isfunction(lua_, at)) {
            setup_ = keep_function(at, {nullptr, place});
        } else if (key == "turn" && lua_istable(lua_, at)) {
            read_phases(at, "turn", rules_.turn, place);
        } else if (key == "round" && lua_istable(lua_, at)) {
            rules_.by_rounds = true;
            read_phases(at, "round", rules_.turn, place);
        } else if (key == "first" || key == "next") {
            read_order(key, at, place);
        } else if (key == "opening" && lua_istable(lua_, at)) {
            read_phases(at, "opening", rules_.opening, place);
        } else if (key == "asked" && lua_istable(lua_, at)) {
            std::vector<int16_t> asked;
            read_phases(at, "asked", asked, place);
            check_asked(asked);
        } else {
            refuse_part(key, place);
        }
        lua_pop(lua_, 1);
    }
    for (const char* key : {"turn", "next"}) {
        if (rules_.by_rounds && lua_getfield(lua_, table, key) != LUA_TNIL)
            fault(place, "rules.two_orders",
                  std::string("in a `round` all share one turn, and `") + key + "` means nothing",
                  "leave out `round` or `" + std::string(key) + "`");
        lua_settop(lua_, table);
    }
}

/// What is not part of a ruleset, or is not what that part wants.
void RuleReader::refuse_part(const std::string& key, const Place& place) {
    if (key == "setup")
        fault(place, "rules.wrong_kind", "`setup` is not a function",
              "setup = function(match) ... end");
    else if (key == "opening" || key == "turn" || key == "round" || key == "asked")
        fault(place, "rules.wrong_kind", "`" + key + "` is not a list of phases",
              key + " = { phase \"name\" { ... } }");
    else
        fault(place, "rules.unknown_key", "`" + key + "` is not part of a ruleset",
              near_or(key, {"setup", "opening", "turn", "round", "asked", "first", "next"},
                      "there are setup (a function), opening, turn or round, and asked (lists of "
                      "phases), first (\"rotates\") and next (a column)"));
}

/// What is asked is asked of one seat.
void RuleReader::check_asked(const std::vector<int16_t>& asked) {
    for (const int16_t number : asked)
        if (const core::Phase& phase = rules_.phases[static_cast<size_t>(number)];
            phase.everyone || phase.each)
            fault(phase.place, "rules.two_orders",
                  "phase `" + phase.name + "` stands in `asked`, where one seat decides",
                  "leave out `everyone` and `each`");
}

/// Who is the first of a round, and who has the next turn.
void RuleReader::read_order(const std::string& key, int at, const Place& place) {
    const std::string word = lua_type(lua_, at) == LUA_TSTRING ? lua_tostring(lua_, at) : "";
    if (key == "first") {
        rules_.first_rotates = word == "rotates";
        if (!rules_.first_rotates)
            fault(place, "rules.bad_order", "`first` can only be \"rotates\"",
                  "leave it out if the same seat is first for the whole match");
        return;
    }
    const auto column = rules_.layout.find(core::Entity::match, word);
    if (column && rules_.layout.column(*column).kind == core::Kind::seat)
        rules_.next_turn = *column;
    else
        fault(place, "rules.bad_order",
              "`next` is `" + cleaned(word, longest_name) + "`, which is not a seat of the match",
              "declare it as `seat` in `match = { ... }` of state.lua");
}

void RuleReader::read_phases(int table, const char* key, std::vector<int16_t>& into,
                             const Place& place) {
    const bool asked = std::strcmp(key, "asked") == 0;
    refuse_in_list(table, std::string("`") + key + "`", place);
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, table) && !gave_up_; ++i) {
        lua_rawgeti(lua_, table, static_cast<lua_Integer>(i));
        if (i > most_named)
            give_up(place, "rules.too_many",
                    std::string("`") + key + "` lists more than " + std::to_string(most_named) +
                        " phases",
                    "a phase without decisions can be part of another");
        else if (auto question = asked ? read_question(lua_gettop(lua_), place) : std::nullopt)
            into.push_back(*question);
        else if (auto phase = read_phase(lua_gettop(lua_), place))
            into.push_back(*phase);
        else
            fault(place, "rules.bad_phase",
                  "entry " + std::to_string(i) + " of `" + key + "` is not a phase",
                  "write phase \"name\" { ... }, or require the module that returns one");
        lua_pop(lua_, 1);
    }
}

}  // namespace fronteira::script
