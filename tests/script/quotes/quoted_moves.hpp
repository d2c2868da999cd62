// SPDX-License-Identifier: MIT
#pragma once

#include "written_rules.hpp"

#include <string>

namespace fronteira::script {

/// A game on six spaces of a ring; `move` is one of its moves, which begins on line 2 of init.lua.
inline RulesetSource quoting(const std::string& move, const std::string& setup = "") {
    RulesetSource source = written_source(
        {{"state.lua",
          "return { space = { owner = seat, armies = int(0, 99), worn = int(0, 99), "
          "kind = choice { \"sea\", \"land\", \"hill\" }, wall = flag, back = space, "
          "deep = int(-2147483647, 2147483647) }, "
          "seat = { gold = int(0, 99) { seen_by = \"self\" }, friends = seats, "
          "most = int(-2147483647, 2147483647) }, "
          "match = { reserve = int(0, 99), open = flag, most = int(-2147483647, 2147483647) } }"},
         {"init.lua",
          "return { setup = function(match)\n" + setup + "\nend, turn = { phase \"only\" {\n" +
              move +
              ",\nmove \"rest\" { effect = function(match) match:finish_phase() end } } } }"}},
        6);
    Option brave, limit, mood;
    brave.id = "brave";
    limit.id = "limit";
    limit.type = Option::Type::integer;
    limit.initial = 3;
    mood.id = "mood";
    mood.type = Option::Type::choice;
    mood.choices = {"calm", "wild"};
    source.options = {brave, limit, mood};
    return source;
}

/// What may be chosen by the first seat, space by space, in a match that has just begun.
inline std::string offered(const std::string& slots, const std::string& setup = "") {
    const auto ruleset = Ruleset::load(
        quoting("move \"act\" { " + slots + ", effect = function(match) match:finish_phase() end }",
                setup));
    if (!ruleset) return to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    if (const auto started = match.start(1); !started) return to_text(started.error());
    const core::MoveList& list = match.legal(0);
    std::string found;
    for (size_t i = 0; i < list.size(); ++i) {
        const Offer offer = list.at(i, match.rules());
        const core::MoveKind& kind = match.rules().moves[static_cast<size_t>(offer.move.kind)];
        if (kind.name != "act") continue;
        found += found.empty() ? "" : " ";
        for (int value = 0; value < kind.width; ++value)
            found += (value > 0 ? "-" : "") +
                     std::to_string(offer.move.values[static_cast<size_t>(value)]);
        if (kind.numbered)
            found += ":" + std::to_string(offer.move.values[static_cast<size_t>(kind.width)]) +
                     ".." + std::to_string(offer.upto.value_or(-1));
    }
    return found;
}

/// Spaces 0 to 5: armies 0, 1, 2, ...; the first three are ours, 3 and 4 are theirs, 5 is nobody's.
constexpr const char* six =
    "for i, space in ipairs(match.space) do\n"
    "  space.armies, space.worn = i - 1, 2\n"
    "  space.owner = match.seat[i <= 3 and 1 or i <= 5 and 2 or 3]\n"
    "end\n"
    "match.space[2].kind, match.space[2].wall, match.space[3].kind = 'land', true, 'hill'\n"
    "match.space[2].back = match.space[3]\n"
    "match.reserve, match.seat[1].gold, match.seat[1].friends = 4, 7, { match.seat[2] }";

}  // namespace fronteira::script
