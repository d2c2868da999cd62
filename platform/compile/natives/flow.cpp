// SPDX-License-Identifier: MIT
// What decides how a match goes on: chance, questions, ends.
#include "compile/natives.hpp"
#include "compile/natives/events.hpp"
#include "core/chance/contest.hpp"
#include "core/chance/die.hpp"
#include "core/chance/throw_off.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::compile {
namespace {

/// The die of that name, or null.
const core::Die* die_named(const core::Match& match, const Value& name) {
    const auto& dice = match.rules().dice;
    const auto die = std::find_if(dice.begin(), dice.end(), [&](const core::Die& one) {
        return one.name == name.text()->text;
    });
    return die == dice.end() ? nullptr : &*die;
}

bool roll(NativeCall& call) {
    core::Match* match = writer(call);
    const Value what = call.at(1);
    if (match == nullptr) return false;
    if (is(what, Tag::integer)) {
        if (what.number() < 1 || what.number() > core::most_sides) return false;
        return call.give(Value::integer(match->roll(what.index())));
    }
    if (!is(what, Tag::text)) return false;
    const core::Die* die = die_named(*match, what);
    if (die == nullptr || !call.machine.charge(core::cost_of_throwing)) return false;
    const core::Face* face = core::throw_die(*match, *die, call.machine.setting().seat);
    if (face == nullptr) return false;
    return call.give(face->word.empty() ? Value::integer(face->number)
                                        : Value::word(call.machine.program().name(face->word)));
}

bool contest(NativeCall& call) {
    const Value ours = call.at(1), theirs = call.at(2), sides = call.at(3);
    const auto fits = [](const Value& dice, int64_t most) {
        return is(dice, Tag::integer) && dice.number() >= 1 && dice.number() <= most;
    };
    if (writer(call) == nullptr || !fits(ours, core::most_dice) || !fits(theirs, core::most_dice))
        return false;
    if (!is(sides, Tag::nil) && !fits(sides, core::most_sides)) return false;
    if (!call.machine.charge(core::cost_of_contest(ours.index(), theirs.index()))) return false;
    const core::Losses losses = core::contest(*writer(call), ours.index(), theirs.index(),
                                              is(sides, Tag::nil) ? 6 : sides.index());
    call.give(Value::integer(losses.ours));
    return call.give(Value::integer(losses.theirs));
}

bool throw_off(NativeCall& call) {
    core::Match* match = writer(call);
    if (match == nullptr) return false;
    uint32_t seats = core::standing_seats(*match);
    const Value name = call.at(1);
    const core::Die* die = is(name, Tag::text) ? die_named(*match, name) : nullptr;
    if (die == nullptr ? !is(name, Tag::nil) : !core::shows_numbers(*die)) return false;
    if (seats == 0) return false;
    do {
        if (!call.machine.charge(core::cost_of_throwing_once(seats))) return false;
        seats = core::throw_once(*match, seats, die);
    } while (std::popcount(seats) > 1);
    if (seats == 0) return false;
    return call.give(Value::of(Tag::seat, std::countr_zero(seats)));
}

bool can(NativeCall& call) {
    core::Match* match = writer(call);
    const Value name = call.at(1);
    if (match == nullptr || !is(name, Tag::text)) return false;
    const auto& moves = match->rules().moves;
    if (!call.machine.charge(64 + static_cast<int64_t>(moves.size()))) return false;
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const core::MoveKind& one) {
        return one.name == name.text()->text;
    });
    if (move == moves.end()) return false;
    const auto kind = static_cast<int16_t>(move - moves.begin());
    const bool can = match->can_make(kind, call.machine.setting().seat);
    return match->take_faults().empty() && call.give(Value::boolean(can));
}

bool finish_phase(NativeCall& call) {
    const Value seat = call.at(1);
    if (writer(call) == nullptr || !(is(seat, Tag::nil) || is(seat, Tag::seat))) return false;
    if (is(seat, Tag::seat)) return writer(call)->finish(seat.index());  // or Lua complains
    writer(call)->finish(call.machine.setting().seat);
    return true;
}

std::optional<core::Range> range_of(NativeCall& call, bool& sound) {
    const Value least = call.at(3), most = call.at(4);
    if (is(least, Tag::nil) && is(most, Tag::nil)) return std::nullopt;
    const auto fits = [](const Value& end) {
        return is(end, Tag::integer) && core::fits_a_cell(end.number());
    };
    sound = fits(least) && fits(most);
    return core::Range{least.index(), most.index()};
}

bool give_answer(NativeCall& call, const Move& move) {
    Program& program = call.machine.program();
    const core::MoveKind& kind = program.rules().moves[static_cast<size_t>(move.kind)];
    if (kind.slots.empty()) return call.give(Value::word(program.name(kind.name)));
    if (kind.slots.size() > NativeCall::most_results) return false;
    for (const core::Slot& slot : kind.slots) {
        Value value;
        if (!as_value(call.machine, slot, move, value) || !call.give(value)) return false;
    }
    return true;
}

bool ask(NativeCall& call) {
    const Value seat = call.at(1), name = call.at(2);
    core::Match* match = writer(call);
    if (!is(seat, Tag::seat) || !is(name, Tag::text) || match == nullptr) return false;
    const auto phase = match->rules().find_phase(name.text()->text);
    if (!phase) return false;
    if (!match->rules().phases[static_cast<size_t>(*phase)].question)
        return match->ask(seat.index(), *phase);
    bool sound = true;
    const auto range = range_of(call, sound);
    if (!sound || match->cannot_ask(seat.index(), *phase, range)) return false;
    const Move* answer = match->answer(seat.index(), *phase, range);
    return answer != nullptr && give_answer(call, *answer);
}

bool begin_with(NativeCall& call) {
    if (!is(call.at(1), Tag::seat) || writer(call) == nullptr) return false;
    if (writer(call)->round() > 0) return false;
    writer(call)->set_first(call.at(1).index());
    return true;
}
bool retire(NativeCall& call) {
    if (!is(call.at(1), Tag::seat) || writer(call) == nullptr) return false;
    writer(call)->retire(call.at(1).index());
    return true;
}
bool win(NativeCall& call) {
    if (!is(call.at(1), Tag::seat) || writer(call) == nullptr) return false;
    return writer(call)->win(call.at(1).index());
}
bool draw_game(NativeCall& call) {
    return writer(call) != nullptr && writer(call)->draw();
}
bool lose_game(NativeCall& call) {
    return writer(call) != nullptr && writer(call)->lose();
}

constexpr Native flow_table[] = {
    {"Match:roll", roll}, {"Match:contest", contest},       {"Match:finish_phase", finish_phase},
    {"Match:ask", ask},   {"Match:begin_with", begin_with}, {"Match:retire", retire},
    {"Match:win", win},   {"Match:draw_game", draw_game},   {"Match:lose_game", lose_game},
    {"Match:can", can},   {"Match:throw_off", throw_off},   {"Match:tell", tell},
};

}  // namespace

std::span<const Native> flow_natives() {
    return flow_table;
}

}  // namespace fronteira::compile
