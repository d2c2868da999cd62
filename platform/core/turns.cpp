// SPDX-License-Identifier: MIT
// Who has the turn, and who decides in a phase of it.
#include "core/match.hpp"

namespace fronteira::core {

void Match::set_first(int seat) {
    state_.write(cell_first_seat, seat);
    state_.write(cell_turn_seat, seat);
}

/// Of the seats that have not finished a phase, those that decide now: where each has it in turn,
/// the next one that stands, from whose turn it is.
uint32_t Match::acting(const Phase& phase, uint32_t seats) const {
    if (!phase.each) return seats;
    seats = standing_among(seats);
    const uint32_t from_turn = seats >> turn_seat() << turn_seat();
    const uint32_t rest = from_turn != 0 ? from_turn : seats;
    return rest & -rest;
}

/// The next seat that stands after that one, which may be itself; -1 when none does.
int Match::following(int seat) const {
    const int seats = rules_.layout.seats();
    for (int steps = 1; steps <= seats; ++steps)
        if (const int next = (seat + steps) % seats; stands(next)) return next;
    return -1;
}

/// Those that have a phase of the turn before them.
uint32_t Match::seats_of(const Phase& phase) const {
    if (!phase.everyone && !phase.each) return 1u << turn_seat();
    return standing_among(~uint32_t{0} >> (32 - rules_.layout.seats()));
}

void Match::open_step() {
    const auto& steps = round() == 0 ? rules_.opening : rules_.turn;
    if (steps.empty()) {  // nothing but an opening, which is over
        draw();
        return;
    }
    const int number = steps[static_cast<size_t>(state_.cell(cell_step))];
    set_frame(0, number, seats_of(rules_.phases[static_cast<size_t>(number)]));
}

void Match::next_step() {
    const int step = state_.cell(cell_step) + 1;
    state_.write(cell_step, step);
    if (round() == 0 && step == static_cast<int>(rules_.opening.size())) {
        state_.write(cell_round, 1);
        state_.write(cell_step, 0);
        if (rules_.turn.empty()) {
            draw();
            return;
        }
        forget_turn();
    } else if (round() > 0 && step == static_cast<int>(rules_.turn.size())) {
        return rules_.by_rounds ? next_round() : next_turn();
    }
    open_step();
}

/// Whoever has the turn stands no longer: in a round that all share, the next one has it from here.
void Match::pass_over_turn() {
    if (!rules_.by_rounds) return next_turn();
    const int next = following(turn_seat());
    if (next < 0) {
        draw();
        return;
    }
    state_.write(cell_turn_seat, next);
}

/// What lasts for a turn is as it was in the beginning.
void Match::forget_turn() {
    for (const ColumnId column : rules_.layout.of_turn()) state_.reset(column);
}

void Match::begin_turn(int seat) {
    forget_turn();
    state_.write(cell_turn_seat, seat);
    state_.write(cell_step, 0);
    open_step();
}

void Match::next_round() {
    state_.write(cell_round, round() + 1);
    const int first = state_.cell(cell_first_seat);
    const int next = rules_.first_rotates || !stands(first) ? following(first) : first;
    if (next < 0) {
        draw();
        return;
    }
    if (rules_.first_rotates) state_.write(cell_first_seat, next);
    begin_turn(next);
}

/// Takes the seat that the rules have named, if they did and it stands; else -1.
int Match::take_named() {
    if (rules_.next_turn < 0) return -1;
    const int named = state_.get(rules_.next_turn, 0);
    state_.set(rules_.next_turn, 0, none);
    return named >= 0 && stands(named) ? named : -1;
}

void Match::next_turn() {
    const int named = take_named();
    const int next = named >= 0 ? named : following(turn_seat());
    if (next < 0) {
        draw();
        return;
    }
    if (begins_round(next, named >= 0)) {
        if (rules_.first_rotates) return next_round();
        state_.write(cell_round, round() + 1);
    }
    begin_turn(next);
}

/// A round is over when the first seat has the turn again, or would have it, if it stood.
bool Match::begins_round(int next, bool named) const {
    const int first = state_.cell(cell_first_seat);
    if (named && stands(first)) return next == first;
    const int seats = rules_.layout.seats();
    const auto after_turn = [&](int seat) { return (seat - turn_seat() - 1 + seats) % seats; };
    return after_turn(first) <= after_turn(next);
}

}  // namespace fronteira::core
