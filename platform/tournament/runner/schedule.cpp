// SPDX-License-Identifier: MIT
#include "tournament/runner/schedule.hpp"

#include <fronteira/random.hpp>

#include <algorithm>

namespace fronteira::tournament {

Result<void> Schedule::check_size(const PairedRound& round) const {
    const uint64_t meetings = first_of_round_.back() + round.meetings.size();
    if (meetings <= most_matches / a_meeting()) return {};
    return fail(error_at(
        {plan_.file, 0, 0}, "tournament.too_large",
        "more than " + std::to_string(most_matches) + " matches in one tournament are not possible",
        "use fewer `deals`, `rounds`, games or entrants"));
}

void Schedule::add(PairedRound round) {
    first_of_round_.push_back(first_of_round_.back() + round.meetings.size());
    rounds_.push_back(std::move(round));
}

Fixture Schedule::fixture(uint64_t number) const {
    Fixture one;
    one.number = number;
    const uint64_t meeting = number / a_meeting(), within = number % a_meeting();
    const auto after = std::upper_bound(first_of_round_.begin(), first_of_round_.end(), meeting);
    one.round = static_cast<int>(after - first_of_round_.begin()) - 1;
    one.meeting = static_cast<int>(meeting - first_of_round_[static_cast<size_t>(one.round)]);
    const uint64_t block = within / a_block(), deals = static_cast<uint64_t>(plan_.deals);
    one.rotation = static_cast<int>(within % a_block());
    one.game = static_cast<int>(block / deals);
    one.deal = static_cast<int>(block % deals);
    deal(one);
    const std::vector<int>& entrants =
        rounds_[static_cast<size_t>(one.round)].meetings[static_cast<size_t>(one.meeting)].entrants;
    for (int seat = 0; seat < plan_.seats; ++seat)
        one.seats.push_back(
            entrants[static_cast<size_t>((seat + plan_.seats - one.rotation) % plan_.seats)]);
    return one;
}

/// What chance a match has: that of its opening, if it has one.
void Schedule::deal(Fixture& one) const {
    const auto& openings = plan_.games[static_cast<size_t>(one.game)].openings.found;
    if (const auto number = static_cast<size_t>(one.deal); number < openings.size())
        one.opening = &openings[number];
    const auto drawn = drawn_.find(one.number);
    if (drawn != drawn_.end())
        one.seed = drawn->second;
    else
        one.seed = one.opening != nullptr ? one.opening->seed
                                          : derived_seed(plan_.seed, one.number / a_block());
}

PairingField field_of(const Plan& plan, const Schedule& schedule) {
    PairingField field;
    field.entrants = static_cast<int>(plan.entrants.size());
    field.seats = plan.seats;
    field.rounds = plan.rounds;
    field.seed = plan.seed;
    field.played = schedule.rounds();
    field.bye = bye_of(plan) * static_cast<int64_t>(schedule.a_meeting());
    const int next = static_cast<int>(schedule.rounds().size()) + 1;
    for (const Entrant& entrant : plan.entrants)
        field.present.push_back(entrant.joins <= next &&
                                (entrant.leaves == 0 || next < entrant.leaves));
    return field;
}

}  // namespace fronteira::tournament
