// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "core/rules.hpp"
#include "match/line.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// A move as one line of text: `attack from=harbour to=mill dice=3`. Spaces, regions and cards
/// stand by id, seats by number from 1, choices by word; several cards are joined by commas and no
/// card at all is `-`. Any value of a move can be written, a legal one can be read back.
std::string to_text(const core::Rules& rules, const Move& move);
/// The same, at the end of a line.
void add_text(Line& line, const core::Rules& rules, const Move& move);

/// What a kind of move takes, for a hint: `attack from=SPACE to=SPACE dice=NUMBER`.
std::string usage(const core::MoveKind& kind);

/// Reads a move as a person types it: names may be left out (`attack harbour mill 3`), named
/// values stand in any order, capitals do not matter. Where several kinds share a name, those of
/// the phase `now` come first. Whether the move is legal is not looked at.
Result<Move> parse_move(const core::Rules& rules, std::string_view text,
                        const core::Phase* now = nullptr);

/// A move that is being put together: its kind, and which of its slots have a value.
struct PartMove {
    Move move;
    std::vector<bool> given;  ///< by slot
};

/// The same where values may be missing.
Result<PartMove> parse_part(const core::Rules& rules, std::string_view text,
                            const core::Phase* now = nullptr);

}  // namespace fronteira::match
