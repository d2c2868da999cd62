// SPDX-License-Identifier: MIT
// How a match goes on: phases, decisions asked for in between, the end. Turns are in turns.cpp.
#include "core/match.hpp"
#include "core/moves/clause.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

/// More automatic steps than this between two decisions, and the rules go round in a circle.
constexpr int most_steps = 10000;

const Move without_values;

}  // namespace

void Match::set_frame(int frame, int phase, uint32_t seats) {
    state_.write(cell_frame_phase + frame, phase);
    state_.write(cell_frame_seats + frame, static_cast<int32_t>(seats));
    state_.write(cell_frame_entered + frame, 0);
    state_.write(cell_depth, frame + 1);
}

bool Match::ask(int seat, std::string_view name) {
    const auto phase = rules_.find_phase(name);
    return phase && ask(seat, *phase);
}

bool Match::ask(int seat, int phase) {
    // An asked phase that is done makes room, so that seats may ask one another on and on.
    const int top = depth() - 1;
    const int frame = top > 0 && frame_seats(top) == 0 ? top : depth();
    if (frame == max_frames || seat < 0 || seat >= rules_.layout.seats()) return false;
    set_frame(frame, phase, 1u << seat);
    return true;
}

void Match::set_round(int number) {
    offers_of_ = nobody;
    // With the phase that is on, the opening is over, and a turn ends.
    if (round() == 0)
        state_.write(cell_step, std::max(static_cast<int32_t>(rules_.turn.size()) - 1, 0));
    state_.write(cell_round, number);
}

void Match::go_to(int phase, int seat) {
    offers_of_ = nobody;
    question_.close();
    state_.write(cell_turn_seat, seat);
    set_round(std::max(state_.cell(cell_round), 1));
    const auto here = std::find(rules_.turn.begin(), rules_.turn.end(), phase);
    if (here != rules_.turn.end())
        state_.write(cell_step, static_cast<int32_t>(here - rules_.turn.begin()));
    set_frame(0, phase, seats_of(rules_.phases[static_cast<size_t>(phase)]));
    state_.write(cell_frame_entered, begun_mark(frame_phase(0), seat));
}

bool Match::finish(int seat) {
    const uint32_t seats = frame_seats(running_frame_);
    if (seat < 0 || (seats >> seat & 1u) == 0) return false;
    state_.write(cell_frame_seats + running_frame_, static_cast<int32_t>(seats & ~(1u << seat)));
    return true;
}

void Match::retire(int seat) {
    int standing = 0;
    for (int other = 0; other < rules_.layout.seats(); ++other)
        standing += state_.get(rules_.layout.standing(), other);
    if (state_.get(rules_.layout.standing(), seat) == 0) return;
    state_.set(rules_.layout.standing(), seat, 0);
    state_.set(rules_.layout.placing(), seat, standing);
}

bool Match::end_as(Over how) {
    if (over() != Over::no && over() != how) return false;
    state_.write(cell_over, static_cast<int32_t>(how));
    return true;
}

bool Match::win(int seat) {
    if (!end_as(Over::won)) return false;
    for (int other = 0; other < rules_.layout.seats(); ++other)
        if (state_.get(rules_.layout.placing(), other) == 0)
            state_.set(rules_.layout.placing(), other, 2);
    state_.set(rules_.layout.placing(), seat, 1);
    return true;
}

bool Match::draw() {
    if (!end_as(Over::drawn)) return false;
    for (int seat = 0; seat < rules_.layout.seats(); ++seat)
        if (state_.get(rules_.layout.placing(), seat) == 0)
            state_.set(rules_.layout.placing(), seat, 1);
    return true;
}

bool Match::lose() {
    if (!end_as(Over::lost)) return false;
    for (int seat = 0; seat < rules_.layout.seats(); ++seat)
        state_.set(rules_.layout.placing(), seat, 0);
    return true;
}

/// What a frame holds once its phase has begun: where each seat has it in turn, for that seat.
int32_t Match::begun_mark(const Phase& phase, int seat) {
    return phase.each ? 1 + seat : 1;
}

bool Match::has_begun(const Phase& phase, int frame) const {
    const int32_t begun = state_.cell(cell_frame_entered + frame);
    if (!phase.each || begun == 0) return begun != 0;
    const uint32_t seats = acting(phase, frame_seats(frame));
    return seats == 0 || begun == begun_mark(phase, std::countr_zero(seats));
}

bool Match::begins_anew(const Phase& phase) const {
    return holds(rules_.expressions, {state_, turn_seat(), without_values}, phase.again,
                 phase.again_values);
}

bool Match::enter(const Phase& phase, int frame) {
    const uint32_t seats = acting(phase, frame_seats(frame));
    const int seat = seats == 0 ? turn_seat() : std::countr_zero(seats);
    if (!state_.budget().charge(phase.enter_cost)) {
        faults_ = {out_of_budget(phase.place, "entering phase `" + phase.name + "`")};
        return false;
    }
    const bool passed_over =
        frame == 0 && !phase.when.empty() &&
        !holds(rules_.expressions, {state_, seat, without_values}, phase.when, phase.when_values);
    if (passed_over && !phase.each) {
        leave(phase, frame);
        return true;
    }
    state_.write(cell_frame_entered + frame, begun_mark(phase, seat));
    if (passed_over || (phase.each && phase.moves.empty()))
        state_.write(cell_frame_seats + frame, static_cast<int32_t>(frame_seats(frame) & ~seats));
    return passed_over || phase.enter.empty() || carry_out(seat, frame, without_values);
}

Diagnostic Match::out_of_budget(const Place& place, const std::string& doing) {
    return error_at(
        place, "rules.budget",
        "a step used up its budget of " + std::to_string(Budget::of_a_step) + " at " + doing,
        "look for nested loops over all rows, or a loop that never ends");
}

/// Why the offers of a phase could not be found to the end.
Diagnostic Match::shortage(const Phase& phase) const {
    if (state_.budget().spent())
        return out_of_budget(phase.place, "finding the moves of phase `" + phase.name + "`");
    const MoveKind& kind = rules_.moves[static_cast<size_t>(crowded_)];
    return error_at(kind.place, "rules.too_many_offers",
                    "move `" + kind.name + "` is on offer in more than " +
                        std::to_string(MoveList::most_rows) + " ways",
                    "split it into two moves, or restrict it by clauses");
}

/// What a script died of says more than what came of it.
bool Match::stopped(Diagnostic fault) {
    faults_ = handlers_.take_faults();
    faults_.push_back(std::move(fault));
    return false;
}

/// Whether a function died of saying what may be chosen.
bool Match::died_finding() {
    faults_ = handlers_.take_faults();
    return !faults_.empty();
}

uint32_t Match::standing_among(uint32_t seats) const {
    uint32_t standing = 0;
    for (; seats != 0; seats &= seats - 1)
        if (stands(std::countr_zero(seats))) standing |= seats & -seats;
    return standing;
}

/// A phase is left without asking when there is nothing in it but to leave it, and everyone can
/// tell. Where that depends on a hand or another secret, the seat must say so itself.
bool Match::leaves_by_itself(const Phase& phase, int seat) const {
    find_offers(phase, seat);
    return offers_.empty() || (phase.is_public && offers_.only_finishes());
}

/// Those seats that do not leave the phase, of them all but the lowest: of these it is enough to
/// know that there is something to do.
[[gnu::noinline]] uint32_t Match::others_staying(const Phase& phase, uint32_t seats) const {
    const auto has_to_do = [&](int seat) {
        return std::any_of(phase.moves.begin(), phase.moves.end(), [&](int16_t kind) {
            return !rules_.moves[static_cast<size_t>(kind)].finishes &&
                   any_move(rules_, state_, kind, seat, handlers_);
        });
    };
    uint32_t stay = 0;
    for (seats &= seats - 1; seats != 0; seats &= ~std::bit_floor(seats)) {
        const int seat = static_cast<int>(std::bit_width(seats)) - 1;
        if (has_to_do(seat) || !leaves_by_itself(phase, seat)) stay |= std::bit_floor(seats);
    }
    return stay;
}

/// The lowest seat is looked at last: it is the one that is asked for its moves next.
inline uint32_t Match::staying(const Phase& phase, uint32_t seats) const {
    const uint32_t lowest = seats & -seats;
    const uint32_t stay = lowest == seats ? 0 : others_staying(phase, seats);
    const bool leaves = lowest == 0 || leaves_by_itself(phase, std::countr_zero(lowest));
    return leaves ? stay : stay | lowest;
}

Diagnostic Match::without_answer(const Phase& question, uint32_t seats) {
    return error_at(question.place, "rules.no_answer",
                    "question `" + question.name + "` is put to seat " +
                        std::to_string(std::countr_zero(seats) + 1) +
                        ", which has no answer to give",
                    "ask only when there is something to choose");
}

/// The phase of that frame is over.
void Match::leave(const Phase& phase, int frame) {
    if (frame > 0)
        state_.write(cell_depth, frame);
    else if (phase.repeats && begins_anew(phase))
        open_step();
    else
        next_step();
}

bool Match::advance() {
    for (int steps = 0; steps < most_steps; ++steps) {
        offers_of_ = nobody;
        if (over() != Over::no) {
            state_.write(cell_depth, 0);
            return true;
        }
        const int top = depth() - 1;
        if (top == 0 && round() > 0 && !stands(turn_seat())) {
            pass_over_turn();
            continue;
        }
        const Phase& phase = frame_phase(top);
        if (!has_begun(phase, top)) {
            if (!enter(phase, top)) return false;
            continue;
        }
        const uint32_t seats = standing_among(frame_seats(top));
        if (seats == 0 || phase.moves.empty()) {
            leave(phase, top);
            continue;
        }
        state_.write(cell_frame_seats + top, static_cast<int32_t>(seats));
        const uint32_t asked = acting(phase, seats);
        const uint32_t stay = staying(phase, asked);
        if ((stay & asked & -asked) == 0) offers_of_ = nobody;  // whose they are decides no more
        if (state_.budget().spent() || crowded_ >= 0) [[unlikely]]
            return stopped(shortage(phase));
        if (phase.asks && died_finding()) return false;
        state_.write(cell_frame_seats + top, static_cast<int32_t>((seats & ~asked) | stay));
        if (stay != 0) return true;
        if (phase.question) return stopped(without_answer(phase, seats));
    }
    return stopped(error_at(frame_phase(std::max(depth() - 1, 0)).place, "rules.no_decision",
                            "the rules go from phase to phase and never reach a decision",
                            round() == 0
                                ? "check which phases of `opening` can be left without a move"
                                : "check which phases of `turn` can be left without a move"));
}

}  // namespace fronteira::core
