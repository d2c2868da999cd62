// SPDX-License-Identifier: MIT
// Dice and lots of a match.
#include "core/chance/contest.hpp"
#include "core/chance/die.hpp"
#include "core/chance/throw_off.hpp"
#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/host.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::script {
namespace {

int32_t check_count(lua_State* lua, int argument, lua_Integer low, lua_Integer high) {
    const lua_Integer number = check_whole(lua, argument);
    if (number < low || number > high)
        luaL_argerror(
            lua, argument,
            lua_pushfstring(lua, "%I is not from %I to %I", static_cast<LUAI_UACINT>(number),
                            static_cast<LUAI_UACINT>(low), static_cast<LUAI_UACINT>(high)));
    return static_cast<int32_t>(number);
}

/// The die of state.lua that argument 2 names, or an error.
const core::Die& die_named(lua_State* lua, const char* plain) {
    const char* name = luaL_checkstring(lua, 2);
    const auto& dice = writer_of(lua).rules().dice;
    const auto die = std::find_if(dice.begin(), dice.end(),
                                  [&](const core::Die& one) { return one.name == name; });
    if (die == dice.end()) {
        std::vector<std::string> names;
        for (const core::Die& one : dice) names.push_back(one.name);
        const std::string near = did_you_mean(lua, name, names);
        luaL_error(lua, "there is no die `%s`%s", name, near.empty() ? plain : near.c_str());
    }
    return *die;
}

int no_such_face(lua_State* lua, const core::Die& die) {
    return luaL_error(lua, "`%s` has no such face as the loaded one", die.name.c_str());
}

int roll_named(lua_State* lua) {
    const core::Die& die = die_named(lua, " (match:roll(6) throws a plain one)");
    Sandbox::charge(lua, core::cost_of_throwing);
    const core::Face* face = core::throw_die(writer_of(lua), die, host_of(lua).seat);
    if (face == nullptr) return no_such_face(lua, die);
    if (face->word.empty())
        lua_pushinteger(lua, face->number);
    else
        lua_pushstring(lua, face->word.c_str());
    return 1;
}

int match_roll(lua_State* lua) {
    if (lua_type(lua, 2) == LUA_TSTRING) return roll_named(lua);
    lua_pushinteger(lua, writer_of(lua).roll(check_count(lua, 2, 1, core::most_sides)));
    return 1;
}

/// Pushes one of the list, which has it no more.
void pick_one(lua_State* lua, core::Match& match, lua_Integer size) {
    Sandbox::charge(lua, size);
    lua_Integer at = match.roll(static_cast<int32_t>(size));
    if (at < 1 || at > size)
        luaL_error(lua, "the loaded die shows %d, and there are %d to pick from",
                   static_cast<int>(at), static_cast<int>(size));
    lua_rawgeti(lua, 2, at);
    for (; at < size; ++at) {
        lua_rawgeti(lua, 2, at + 1);
        lua_rawseti(lua, 2, at);
    }
    lua_pushnil(lua);
    lua_rawseti(lua, 2, size);
}

int match_pick(lua_State* lua) {
    if (const auto held = held_in(lua, 2))
        return luaL_error(
            lua,
            "`pick` takes an entry out of a list of your own (match.%s[match:roll(#match."
            "%s)] is one of all)",
            name_of(*held), name_of(*held));
    luaL_checktype(lua, 2, LUA_TTABLE);
    core::Match& match = writer_of(lua);
    const auto size = static_cast<lua_Integer>(lua_rawlen(lua, 2));
    if (size > 1000000) return luaL_error(lua, "the list is too long to pick from");
    if (lua_isnoneornil(lua, 3)) {
        if (size == 0)
            return luaL_error(lua, "there is nothing in the list to pick (ask first: #list > 0)");
        pick_one(lua, match, size);
        return 1;
    }
    const lua_Integer count = std::clamp<lua_Integer>(check_whole(lua, 3), 0, size);
    lua_createtable(lua, 0, 0);
    const int picked = lua_gettop(lua);
    for (lua_Integer i = 0; i < count; ++i) {
        pick_one(lua, match, size - i);
        lua_rawseti(lua, picked, i + 1);
    }
    return 1;
}

int match_throw_off(lua_State* lua) {
    core::Match& match = writer_of(lua);
    uint32_t seats = core::standing_seats(match);
    if (seats == 0) return luaL_error(lua, "nobody is left to throw");
    const core::Die* die = lua_isnoneornil(lua, 2)
                               ? nullptr
                               : &die_named(lua, " (match:throw_off() throws plain ones)");
    if (die != nullptr && !core::shows_numbers(*die))
        return luaL_error(lua, "`%s` shows words, and no throw of it is higher than another",
                          die->name.c_str());
    do {
        Sandbox::charge(lua, core::cost_of_throwing_once(seats));
        seats = core::throw_once(match, seats, die);
    } while (std::popcount(seats) > 1);
    if (seats == 0) return no_such_face(lua, *die);
    push_handle(lua, host_of(lua), HandleType::seat, std::countr_zero(seats));
    return 1;
}

int match_contest(lua_State* lua) {
    core::Match& match = writer_of(lua);
    const int ours = check_count(lua, 2, 1, core::most_dice);
    const int theirs = check_count(lua, 3, 1, core::most_dice);
    const int32_t sides = lua_isnoneornil(lua, 4) ? 6 : check_count(lua, 4, 1, core::most_sides);
    Sandbox::charge(lua, core::cost_of_contest(ours, theirs));
    const core::Losses losses = core::contest(match, ours, theirs, sides);
    lua_pushinteger(lua, losses.ours);
    lua_pushinteger(lua, losses.theirs);
    return 2;
}

constexpr Binding chance_functions[] = {
    {"Match", "roll", "die: integer|string", "integer|string",
     "One die. With a number of sides: 1 to that number. With the name of a die that state.lua "
     "declares: the face that comes up, told as the event `die` with `die`, `face` and `seat`.",
     match_roll},
    {"Match", "pick", "list: any[], count?: integer", "any",
     "Takes a random entry out of the list. With a count: that many, or all there are, as a "
     "list, which is empty for a count below 1.",
     match_pick},
    {"Match", "throw_off", "die?: string", "Seat",
     "Who throws highest: each seat that takes part throws a die, plain or the one that state.lua "
     "declares by that name, told as the event `throw` with `seat` and `points`, and those who tie "
     "throw again.",
     match_throw_off},
    {"Match", "contest", "ours: integer, theirs: integer, sides?: integer", "integer, integer",
     "Both sides roll that many dice (six sides unless given) and compare them highest with "
     "highest; ties go to the second side; everyone is told by the event `dice`, with `ours` and "
     "`theirs`. Returns how many comparisons each side lost.",
     match_contest},
};

}  // namespace

std::span<const Binding> chance_bindings() {
    return chance_functions;
}

}  // namespace fronteira::script
