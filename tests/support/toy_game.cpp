// SPDX-License-Identifier: MIT
#include "support/toy_game.hpp"

#include <algorithm>
#include <functional>

namespace fronteira::support {

using namespace core;

namespace {

constexpr int order_deck = 0;
constexpr int bold = 1;

Result<void> put(Match& match, ColumnId column, int row, int32_t value) {
    if (match.mutable_state().set(column, row, value)) return {};
    return fail(error_at({}, "toy.range", std::to_string(value) + " is out of range"));
}

std::vector<int32_t> rolled(Match& match, int32_t dice) {
    std::vector<int32_t> faces;
    for (int32_t i = 0; i < dice; ++i) faces.push_back(match.roll(6));
    std::sort(faces.begin(), faces.end(), std::greater<>());
    return faces;
}

}  // namespace

ToyHandlers::ToyHandlers(const Rules& rules, int round_limit)
    : rules_(rules),
      round_limit_(round_limit),
      owner_(rules.layout.find(Entity::space, "owner").value()),
      armies_(rules.layout.find(Entity::space, "armies").value()),
      trap_(rules.layout.find(Entity::space, "trap").value()),
      stance_(rules.layout.find(Entity::seat, "stance").value()),
      conquered_(rules.layout.find(Entity::seat, "conquered").value()),
      battles_(rules.layout.find(Entity::match, "battles").value()),
      source_(rules.layout.find(Entity::match, "source").value()),
      target_(rules.layout.find(Entity::match, "target").value()),
      dice_(rules.layout.find(Entity::match, "dice").value()) {}

Result<void> ToyHandlers::setup(Match& match) {
    State& state = match.mutable_state();
    const int seats = rules_.layout.seats();
    std::vector<int> spaces;
    for (int space = 0; space < rules_.board->space_count(); ++space) spaces.push_back(space);
    for (size_t i = spaces.size(); i > 1; --i)
        std::swap(spaces[i - 1], spaces[state.below(static_cast<uint32_t>(i))]);
    for (size_t i = 0; i < spaces.size(); ++i) {
        state.set(owner_, spaces[i], static_cast<int32_t>(i) % seats);
        state.set(armies_, spaces[i], 2);
    }
    state.shuffle(order_deck, pile);
    for (int seat = 0; seat < seats; ++seat)
        for (int card = 0; card < 2; ++card)
            state.move_card(order_deck, pile, state.zone_size(order_deck, pile) - 1,
                            Layout::hand(seat));
    match.set_first(static_cast<int>(state.below(static_cast<uint32_t>(seats))));
    return {};
}

bool ToyHandlers::allows(int, const EvaluationContext& context) {
    const int32_t value = context.move.values[0] + 1;
    const SeatIndex& index = rules_.layout.indexes()[0];
    return value / 2 <= context.state.count(index, context.seat);
}

Result<void> ToyHandlers::run(Match& match, int handler, int seat, const Move* move) {
    switch (handler) {
        case vow:
            match.finish(seat);
            return put(match, stance_, seat, move->values[0]);
        case muster_begins:
            if (match.round() > round_limit_) match.draw();
            return {};
        case deploy:
            match.finish(seat);
            return run_deploy(match, *move);
        case attack:
            return run_attack(match, seat, *move);
        case lay_trap:
            return put(match, trap_, move->values[0], 1);
        case play_card:
            return run_play_card(match, seat, *move);
        case defend:
            match.finish(seat);
            return run_defend(match, seat, *move);
        default:
            return run_supply(match, seat);
    }
}

Result<void> ToyHandlers::add_armies(Match& match, int space, int32_t amount) {
    return put(match, armies_, space, match.state().get(armies_, space) + amount);
}

Result<void> ToyHandlers::run_deploy(Match& match, const Move& move) {
    return add_armies(match, move.values[0], move.values[1]);
}

Result<void> ToyHandlers::run_attack(Match& match, int seat, const Move& move) {
    State& state = match.mutable_state();
    state.set(source_, 0, move.values[0]);
    state.set(target_, 0, move.values[1]);
    state.set(dice_, 0, move.values[2]);
    const int32_t defender = state.get(owner_, move.values[1]);
    match.tell({"attack",
                {{"seat", Kind::seat, seat}, {"to", Kind::space, move.values[1]}},
                ~uint32_t{0}});
    if (!match.ask(defender, "defend"))
        return fail(error_at({}, "toy.ask", "too many decisions are open"));
    return put(match, battles_, 0, state.get(battles_, 0) + 1);
}

Result<void> ToyHandlers::run_play_card(Match& match, int seat, const Move& move) {
    State& state = match.mutable_state();
    const auto hand = state.zone(order_deck, Layout::hand(seat));
    const auto place = std::find(hand.begin(), hand.end(), move.values[0]) - hand.begin();
    state.move_card(order_deck, Layout::hand(seat), static_cast<int>(place), discard);
    return add_armies(match, move.values[1], 2);
}

Result<void> ToyHandlers::run_defend(Match& match, int, const Move& move) {
    const State& state = match.state();
    const int32_t source = state.get(source_, 0), target = state.get(target_, 0);
    const int attacker = state.get(owner_, source);
    const auto strike = rolled(match, state.get(dice_, 0));
    const auto guard = rolled(match, move.values[0]);
    const bool attacker_wins_ties = state.get(stance_, attacker) == bold;
    for (size_t i = 0; i < std::min(strike.size(), guard.size()); ++i) {
        const bool hit = strike[i] > guard[i] || (strike[i] == guard[i] && attacker_wins_ties);
        if (auto done = add_armies(match, hit ? target : source, -1); !done) return done;
    }
    match.tell({"battle", {{"to", Kind::space, target}}, ~uint32_t{0}});
    if (state.get(armies_, target) == 0) return conquer(match, attacker);
    return {};
}

Result<void> ToyHandlers::conquer(Match& match, int seat) {
    State& state = match.mutable_state();
    const int32_t source = state.get(source_, 0), target = state.get(target_, 0);
    const int32_t moved = state.get(dice_, 0);
    const int32_t lost = state.get(trap_, target) != 0 && moved > 1 ? 1 : 0;
    const int32_t loser = state.get(owner_, target);
    state.set(trap_, target, 0);
    state.set(owner_, target, seat);
    state.set(conquered_, seat, 1);
    state.set(armies_, target, moved - lost);
    if (state.count(rules_.layout.indexes()[0], loser) == 0) eliminate(match, loser, seat);
    return add_armies(match, source, -moved);
}

void ToyHandlers::eliminate(Match& match, int seat, int by) {
    State& state = match.mutable_state();
    match.retire(seat);
    while (state.zone_size(order_deck, Layout::hand(seat)) > 0)
        state.move_card(order_deck, Layout::hand(seat), 0, discard);
    int standing = 0;
    for (int other = 0; other < rules_.layout.seats(); ++other)
        standing += state.get(rules_.layout.standing(), other);
    if (standing == 1) match.win(by);
}

Result<void> ToyHandlers::run_supply(Match& match, int seat) {
    State& state = match.mutable_state();
    if (state.get(conquered_, seat) == 0) return {};
    state.set(conquered_, seat, 0);
    if (state.zone_size(order_deck, pile) == 0) {
        while (state.zone_size(order_deck, discard) > 0)
            state.move_card(order_deck, discard, 0, pile);
        state.shuffle(order_deck, pile);
    }
    const int left = state.zone_size(order_deck, pile);
    if (left == 0) return {};
    const int32_t card = state.zone(order_deck, pile).back();
    state.move_card(order_deck, pile, left - 1, Layout::hand(seat));
    match.tell({"supply",
                {{"seat", Kind::seat, seat}, {"card", Kind::card, card, order_deck, 1u << seat}},
                ~uint32_t{0}});
    return {};
}

}  // namespace fronteira::support
