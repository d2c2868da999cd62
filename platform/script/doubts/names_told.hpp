// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace fronteira::script {

/// What functions are told by name.
enum class Thing : uint8_t { tag, link, die, question, move, deck, zone, column, holder, field };
inline constexpr size_t things = 10;

/// How it is said that nothing is called so.
struct NoName {
    const char* code;
    const char* sentence;   ///< before the name
    const char* hint = "";  ///< where nothing is nearly called so
};

inline constexpr NoName no_names[things] = {
    {"rules.unknown_tag", "no map of the mod has a space tagged"},
    {"rules.unknown_link", "no map of the mod has a link of kind"},
    {"rules.unknown_die", "there is no die",
     "declare it in rules/state.lua, dice = { ... }; a plain die has a number of sides, "
     "match:roll(6)"},
    {"rules.unknown_phase", "there is no question",
     "declare it, question \"...\" { ... }, and list it in `asked`"},
    {"rules.unknown_move", "there is no move"},
    {"rules.unknown_deck", "there is no deck", "name it in `decks` of rules/state.lua"},
    {"rules.unknown_zone", "there is no zone", "there are pile, discard and aside"},
    {"rules.unknown_column", "there is no column"},
    {"rules.unknown_column", "there is no column of spaces that holds a seat called"},
    {"rules.unknown_column", "no row has a column, and no card or map a word or number, called"}};

/// The argument of a function that is such a name.
struct NameTold {
    const char* owner;  ///< `Match`; empty for functions of their own
    const char* name;
    int argument;  ///< from 1
    Thing thing;
};

inline constexpr NameTold names_told[] = {
    {"Space", "tagged", 1, Thing::tag},      {"Seat", "spaces", 2, Thing::tag},
    {"Region", "spaces", 1, Thing::tag},     {"Space", "toward", 1, Thing::link},
    {"Space", "neighbours", 1, Thing::link}, {"Space", "linked", 2, Thing::link},
    {"Space", "ray", 1, Thing::link},        {"Match", "roll", 1, Thing::die},
    {"Match", "ask", 2, Thing::question},    {"Match", "can", 1, Thing::move},
    {"Match", "shuffle", 1, Thing::deck},    {"Match", "deal", 1, Thing::deck},
    {"Match", "gather", 1, Thing::deck},     {"Match", "cards", 1, Thing::deck},
    {"Match", "cards_left", 1, Thing::deck}, {"Match", "shuffle", 2, Thing::zone},
    {"Match", "gather", 2, Thing::zone},     {"Match", "cards", 2, Thing::zone},
    {"Match", "cards_left", 2, Thing::zone}, {"Seat", "hand", 1, Thing::deck},
    {"Seat", "hand_size", 1, Thing::deck},   {"Seat", "count", 1, Thing::holder},
    {"Seat", "spaces", 1, Thing::holder},    {"Seat", "regions", 1, Thing::holder},
    {"Region", "count", 1, Thing::holder},   {"", "add", 2, Thing::column},
    {"", "transfer", 3, Thing::column},      {"", "total", 1, Thing::column},
    {"", "clear", 1, Thing::column},         {"", "where", 2, Thing::field}};

}  // namespace fronteira::script
