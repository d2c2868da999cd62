// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/option.hpp>

#include "core/chance/die.hpp"
#include "core/moves/expression.hpp"
#include "core/moves/test.hpp"
#include "core/state/layout.hpp"
#include "core/state/watches.hpp"

#include <string>
#include <vector>

namespace fronteira::core {

/// A typed value of a move, and which values are legal.
struct Slot {
    enum class Type : uint8_t { space, seat, region, card, choice, number };
    std::string name;
    Type type = Type::number;
    std::vector<Test> tests;
    int linked_to = -1;               ///< slot of spaces whose links are followed
    std::vector<uint8_t> link_kinds;  ///< only these; all when empty
    int deck = -1;                    ///< cards: from this deck,
    Zone zone = first_hand;           ///< this zone (first_hand: the hand of the one who decides)
    int least = 1;                    ///< how many cards
    int most = 1;
    std::vector<std::string> choices;
    int32_t from = -1;  ///< number: expressions of its range
    int32_t upto = -1;
    std::vector<int16_t> figures;  ///< cards: of each card of the deck, what is printed where the
                                   ///< chosen must be all alike or all different; -1 stands for
                                   ///< any; empty: they need not match
    int among = -1;                ///< a handler that lists the candidates; -1: none, all are
    int where = -1;                ///< a handler that may refuse the candidate; -1: none
    uint32_t told = ~0u;           ///< slots of whose values these are told, a bit each; may be
                                   ///< too many
    bool drawn = false;            ///< number: the effect takes it from the columns of its range

    bool asks_rules() const { return among >= 0 || where >= 0; }
    int width() const { return type == Type::card ? most : 1; }  ///< values of a move

    int offset = 0;      ///< place of its first value in a move; filled in by Rules::finish
    int64_t cost = 0;    ///< of looking at one candidate, at most
    int16_t index = -1;  ///< which index gives the candidates, or -1
    enum class Meets : uint8_t { anyone, other, same } meets = Meets::anyone;
};

/// In place of a handler: the seat is done with the phase.
inline constexpr int finish_phase = -1;

/// A kind of move: what it is called, when it is on offer, which values it takes.
struct MoveKind {
    std::string name;
    std::vector<Test> when;  ///< clauses on columns of the match (row 0) or on expressions
    std::vector<int32_t> when_values;  ///< what each clause without a column compares
    std::vector<Slot> slots;           ///< a number may only stand last
    bool finishes = false;             ///< has no effect but to finish the phase for its seat
    bool answers = false;              ///< has none but to give its values to the effect that asks
    int32_t ours = -1;                 ///< the dice that it throws before all else, and those
    int32_t theirs = -1;               ///< against them, where both can be told before; -1
    std::vector<int> effect;           ///< handlers, one after the other, or `finish_phase`
    std::vector<size_t> parts{};       ///< slots that begin a part: what may be chosen there and
                                       ///< later leans on no value before; filled in by finish()
    int64_t cost = 0;                  ///< of asking `when`, and finding all moves if they are kept
    int width = 0;                     ///< values without the number
    bool numbered = false;
    bool open = false;      ///< made in the open: everyone learns of it and its values
    bool is_public = true;  ///< everyone can tell whether it is on offer
    bool plain = false;     ///< it has no values and is always on offer; filled in by finish()
    int16_t kept = -1;      ///< number among those that pick a space or two without a `where`, and
                            ///< cost little; -1: none of these
    Place place;
    std::vector<Place> changed{};  ///< where variants changed it, one after the other
};

/// A part of play in which certain kinds of move are on offer.
struct Phase {
    std::string name;
    std::vector<int16_t> moves;
    std::vector<Test> when;  ///< passed over when a clause fails
    std::vector<int32_t> when_values;
    bool repeats = false;     ///< once over, it begins anew
    std::vector<Test> again;  ///< while these hold
    std::vector<int32_t> again_values;
    bool everyone = false;    ///< all seats decide, in any order
    bool each = false;        ///< all seats have it, one after the other from whose turn it is
    bool question = false;    ///< all its moves are answers, and it stands in no turn
    bool ranged = false;      ///< a question for a number, whose range is said when it is asked
    std::vector<int> enter;   ///< as the effect of a move: what is done when the phase begins
    int64_t enter_cost = 0;   ///< of asking `when` and `again`
    int64_t offers_cost = 0;  ///< of asking each move's `when`, and finding those that are kept
    bool is_public = true;    ///< everyone can tell which of its moves are on offer
    bool asks = false;        ///< functions say what may be chosen in it; filled in by finish()
    Place place;
    std::vector<Place> changed{};  ///< as of a move
};

/// A ruleset prepared for one board, number of seats and choice of options: pure data, shared by
/// all matches played with them.
struct Rules {
    std::string id;
    std::shared_ptr<const Board> board;
    Layout layout;
    std::vector<Die> dice;  ///< those with faces of their own
    Expressions expressions;
    std::vector<MoveKind> moves;
    std::vector<Phase> phases;
    std::vector<int16_t> opening;  ///< phases before the first turn, in order
    std::vector<int16_t> turn;     ///< phases of each turn, in order,
    bool by_rounds = false;        ///< or of each round, in which the first seat has the turn
    bool first_rotates = false;    ///< with each round the next seat is the first
    ColumnId next_turn = -1;       ///< of the match, a seat: who has the next turn, if one is named
    OptionValues options;
    Watches watches;  ///< filled in by finish()

    std::optional<int> find_phase(std::string_view name) const;
    /// Whether the choice of a move leans on nothing that is hidden from anybody. What a
    /// function reads is unknown: its move hides nothing only where the game has no secrets.
    bool hides_nothing(const MoveKind& move) const {
        return move.is_public || !layout.has_secrets();
    }

    /// Computes offsets and shortcuts once everything is declared, and returns every fault it
    /// finds.
    Diagnostics finish();
};

}  // namespace fronteira::core
