// SPDX-License-Identifier: MIT
#include "conformance/position.hpp"

#include <algorithm>

namespace fronteira::conformance {

using namespace core;

namespace {

int32_t odd_value(const Rules& rules, Random& random) {
    switch (random.below(8)) {
        case 0:
            return INT32_MIN;
        case 1:
            return INT32_MAX;
        case 2:
            return random.between(-3, -1);
        case 3:
            return random.between(0, rules.board->space_count());
        default:
            return random.between(0, std::max(rules.layout.seats(), 12));
    }
}

Move guess(const Position& position, const MoveList& offers) {
    const Rules& rules = position.rules();
    Random& random = position.random;
    Move move;
    const auto kinds = static_cast<int32_t>(rules.moves.size());
    if (offers.empty() || random.below(4) == 0)
        move.kind = static_cast<int16_t>(random.between(-1, kinds));
    else
        move = offers.pick(random, rules);
    for (uint32_t changed = random.below(3); changed > 0; --changed)
        move.values[random.below(max_move_values)] = odd_value(rules, random);
    if (move.kind >= 0 && move.kind < kinds) {
        const MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
        const int width = kind.width + (kind.numbered ? 1 : 0);
        if (width > 0)
            move.values[random.below(static_cast<uint32_t>(width))] = odd_value(rules, random);
    }
    return move;
}

void play_trial(const Position& position, int seat, const Move& move) {
    Match trial = position.trial();
    if (auto done = trial.apply(seat, move); !done) {
        const std::string& name = position.rules().moves[static_cast<size_t>(move.kind)].name;
        position.findings.add_reported(
            "effect_failed", name, position.move + 1,
            "the effect of " + to_text(position.rules(), move) + " fails, though the move is legal",
            done.error());
    }
}

}  // namespace

std::vector<Move> guesses(const Position& position, int seat, int count) {
    std::vector<Move> made;
    for (int i = 0; i < count; ++i) made.push_back(guess(position, position.match.legal(seat)));
    return made;
}

void check_guesses(const Position& position) {
    const Match& match = position.match;
    const Hash before = match.state().hash();
    const int seats = position.rules().layout.seats();
    for (const Move& move : guesses(position, match.decider(), position.effort.guesses)) {
        const bool outsider = position.random.below(4) == 0;
        const int seat = outsider ? position.random.between(-1, seats) : match.decider();
        if (position.effort.enough()) break;
        const bool legal = match.check(seat, move).empty();
        position.effort.take_step(match);
        if (match.state().hash() != before) {
            position.findings.add("refusal_writes", "", position.move + 1,
                                  "asking whether " + to_text(position.rules(), move) +
                                      " is legal changes the match");
            return;
        }
        if (legal) play_trial(position, seat, move);
    }
    if (const Diagnostics faults = position.instance.handlers->take_faults(); !faults.empty())
        position.findings.add_reported("question_failed", "", position.move + 1, "a question fails",
                                       faults);
}

std::string to_text(const Rules& rules, const Move& move) {
    if (move.kind < 0 || static_cast<size_t>(move.kind) >= rules.moves.size())
        return "move " + std::to_string(move.kind);
    const MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    std::string text = kind.name + "(";
    for (int i = 0; i < kind.width + (kind.numbered ? 1 : 0); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(move.values[static_cast<size_t>(i)]);
    return text + ")";
}

}  // namespace fronteira::conformance
