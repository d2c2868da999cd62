// SPDX-License-Identifier: MIT
#pragma once

#include "core/moves/test.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace fronteira::core {

/// What refuses a move.
enum class Reason : uint8_t {
    // The match, before anything of the move is looked at:
    not_your_turn,
    over,
    not_now,  ///< this phase does not offer it
    // a clause of the declaration (Test::Op):
    equal,
    not_equal,
    at_least,
    at_most,
    other_seat,
    has_bit,
    tagged,
    all_spaces,
    holds,
    // or a value that no clause is asked about:
    unknown,     ///< there is no such space, region, seat or choice
    not_linked,  ///< to the space that it must be linked to,
    wrong_link,  ///< or not by such a link
    range,
    no_number,  ///< the range is empty
    cards,      ///< too few or too many
    not_there,  ///< a card that is not in that zone, or twice the same
    matching,   ///< cards neither all alike nor all different
    unseen,     ///< it depends on what the seat may not see
    where,      ///< a function of the rules
};

/// The words of all reasons, in their order: a mod's text names them (`why.attack.range`), and so
/// do the protocol and the specs.
inline constexpr std::array reason_words = {
    "not_your_turn", "over",       "not_now",    "equal",  "not_equal",  "at_least",
    "at_most",       "other_seat", "has_bit",    "tagged", "all_spaces", "holds",
    "unknown",       "not_linked", "wrong_link", "range",  "no_number",  "cards",
    "not_there",     "matching",   "unseen",     "where"};
static_assert(reason_words.size() == static_cast<size_t>(Reason::where) + 1);

constexpr const char* word_of(Reason reason) {
    return reason_words[static_cast<size_t>(reason)];
}

/// That a clause does not admit a value.
Reason reason_of(Test::Op op);

/// Why a move is refused, in a form that a text table turns into a sentence.
struct Refusal {
    std::string move;
    std::string slot;     ///< empty when the whole move is not on offer
    std::string subject;  ///< the column, tag or slot that the clause names
    Reason reason = Reason::not_now;
    int32_t from = 0;  ///< the number of the clause, or the lowest legal one
    int32_t upto = 0;
};

}  // namespace fronteira::core
