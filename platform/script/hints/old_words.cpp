// SPDX-License-Identifier: MIT
#include "script/hints/old_words.hpp"

#include <utility>

namespace fronteira::script {
namespace {

constexpr std::pair<std::string_view, std::string_view> old_words[] = {
    // Clauses and expressions: what stands in quotes now.
    {"at_least", "\"armies >= 2\", in quotes"},
    {"at_most", "\"armies <= 2\", in quotes"},
    {"is_not", "\"owner ~= me\", in quotes"},
    {"someone_else", "\"owner and owner ~= me\", in quotes"},
    {"nobody", "\"not owner\", in quotes"},
    {"turn_seat", "\"turn\", in quotes; match.turn in a function"},
    {"me", "\"me\", in quotes; match.me in a function"},
    {"round", "\"round\", in quotes; match.round in a function"},
    {"linked", "space \"to\" \"linked(from)\""},
    {"least", "\"min(a, b)\", in quotes"},
    {"most", "\"max(a, b)\", in quotes"},
    {"value_of", "the name of the value, in quotes"},
    {"region_of", "\"from.region\", in quotes"},
    {"attribute_of", "\"from.bonus\", in quotes"},
    {"hand_size", "\"me:hand_size('deck')\", in quotes"},
    {"cards_left", "\"match:cards_left('deck')\", in quotes"},
    {"count_of", "\"count(space, owner == me)\", in quotes"},
    {"regions_of", "\"#me:regions('owner')\", in quotes"},
    {"sum_of", "\"sum(region, reserve)\", in quotes"},
    // Steps: what an effect does as a function.
    {"raise", "to.armies = to.armies + armies, in a function"},
    {"shift", "transfer(from, to, \"armies\", armies), in a function"},
    {"put", "to.owner = match.me, in a function"},
    {"reset", "clear \"arrived\", in a function"},
    {"contest", "local ours, theirs = match:contest(dice, 2), in a function"},
    {"tell", "match:tell(\"event\", { seat = match.me }), in a function"},
    {"deal", "match:deal(\"deck\", match.me), in a function"},
    {"for_each", "for _, space in ipairs(match.space) do ... end, in a function"},
    {"this", "the variable of the loop, in a function"},
    {"only_if", "if to.armies == 0 then ... end, in a function"},
};

}  // namespace

std::string said_now(std::string_view word) {
    for (const auto& [old, now] : old_words)
        if (word == old) return std::string(now);
    return {};
}

}  // namespace fronteira::script
