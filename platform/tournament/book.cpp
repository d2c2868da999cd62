// SPDX-License-Identifier: MIT
#include "tournament/book.hpp"

#include "statistics/ratings.hpp"

#include <set>

namespace fronteira::tournament {

Book::Book(const Plan& plan, const PairingFormat& format)
    : plan_(plan), schedule_(plan), turns_(plan, format) {
    const Sequential& asked = plan.sequential;
    if (asked.on)
        test_.emplace(statistics::Question{statistics::expected_share(asked.elo0, plan.seats - 1),
                                           statistics::expected_share(asked.elo1, plan.seats - 1),
                                           asked.alpha, asked.beta});
}

namespace {

/// Whether these are entrants of the plan, nobody twice.
bool are_entrants(const std::vector<int>& numbers, const Plan& plan) {
    std::set<int> seen;
    for (const int number : numbers)
        if (number < 0 || static_cast<size_t>(number) >= plan.entrants.size() ||
            !seen.insert(number).second)
            return false;
    return true;
}

bool is_possible(const PairedRound& round, const Plan& plan) {
    for (const Meeting& meeting : round.meetings)
        if (meeting.entrants.size() != static_cast<size_t>(plan.seats) ||
            !are_entrants(meeting.entrants, plan))
            return false;
    return are_entrants(round.byes, plan);
}

Diagnostic changed_by_hand(const Ledger& ledger, const std::string& what) {
    return error_at({ledger.path().string(), 0, 0}, "ledger.edited", what,
                    "use a copy of the ledger that was not changed by hand");
}

}  // namespace

Result<void> Book::read(const Ledger& ledger) {
    auto rounds = ledger.rounds();
    if (!rounds) return fail(std::move(rounds.error()));
    for (PairedRound& round : *rounds) {
        if (!is_possible(round, plan_))
            return fail(changed_by_hand(ledger, "round " +
                                                    std::to_string(schedule_.rounds().size() + 1) +
                                                    " pairs somebody who cannot be paired"));
        add(std::move(round));
    }
    auto results = ledger.results();
    if (!results) return fail(std::move(results.error()));
    for (MatchResult& result : *results) {
        if (result.number >= schedule_.matches())
            return fail(changed_by_hand(ledger, "holds match " + std::to_string(result.number + 1) +
                                                    ", which was never scheduled"));
        if (!is_possible(result.game, plan_.seats))
            return fail(changed_by_hand(ledger, "match " + std::to_string(result.number + 1) +
                                                    " has an end of an unknown kind"));
        if (has(result.number))
            return fail(changed_by_hand(
                ledger, "holds match " + std::to_string(result.number + 1) + " twice"));
        add(std::move(result));
    }
    const auto corrections = ledger.corrections();
    if (!corrections) return fail(corrections.error());
    for (const Correction& correction : *corrections) {
        if (correction.match >= schedule_.matches() || correction.winners >> plan_.seats != 0)
            return fail(changed_by_hand(ledger, "corrects match " +
                                                    std::to_string(correction.match + 1) +
                                                    " in an impossible way"));
        correct(correction);
    }
    return {};
}

void Book::correct(const Correction& correction) {
    if (!has(correction.match)) return;
    corrections_[correction.match] = correction;
    MatchResult& result = results_[correction.match];
    result.game.winners = correction.winners;
    result.game.loser = -1;
    result.game.end = correction.winners == 0 ? End::drawn : End::won;
    if (open_[correction.match / schedule_.a_meeting()] == 0)
        settle(schedule_.fixture(correction.match));
}

void Book::add(PairedRound round) {
    for (Meeting& meeting : round.meetings) {
        meeting.points.clear();
        open_.push_back(static_cast<uint32_t>(schedule_.a_meeting()));
    }
    if (test_) turns_.add(round);
    schedule_.add(std::move(round));
    results_.resize(schedule_.matches());
    if (test_) is_tested_.resize(schedule_.matches() / schedule_.a_block());
}

void Book::add(MatchResult result) {
    MatchResult& place = results_[result.number];
    if (place.game.end != End::not_played) return;
    place = std::move(result);
    place.moves.clear();
    if (place.seed) schedule_.set_seed(place.number, *place.seed);
    ++played_;
    if (--open_[place.number / schedule_.a_meeting()] == 0) settle(schedule_.fixture(place.number));
    if (test_) test_blocks();
}

bool Book::has_block(uint64_t block) const {
    const uint64_t first = block * schedule_.a_block();
    for (uint64_t number = first; number < first + schedule_.a_block(); ++number)
        if (!has(number)) return false;
    return true;
}

/// Blocks count in their turns, whoever was played first: the answer is the same for every number
/// of jobs, and after every interruption. Those without the first entrant say nothing of him.
void Book::test_blocks() {
    const std::vector<uint64_t>& turns = turns_.blocks();
    for (; !is_decided() && tested_ < turns.size() && has_block(turns[tested_]); ++tested_) {
        double share = 0;
        bool met = false;
        const uint64_t first = turns[tested_] * schedule_.a_block();
        is_tested_[turns[tested_]] = true;
        for (uint64_t number = first; number < first + schedule_.a_block(); ++number) {
            const Fixture fixture = schedule_.fixture(number);
            const auto shares = shares_of(results_[number].game, plan_.seats);
            for (size_t seat = 0; seat < shares.size(); ++seat)
                if (fixture.seats[seat] == 0) {
                    share += shares[seat];
                    met = true;
                }
        }
        if (met) test_->add(share / plan_.seats);
    }
}

/// A meeting is over: its points are summed for the rounds to come.
void Book::settle(const Fixture& last) {
    const uint64_t first = last.number / schedule_.a_meeting() * schedule_.a_meeting();
    const std::vector<int> entrants = schedule_.rounds()[static_cast<size_t>(last.round)]
                                          .meetings[static_cast<size_t>(last.meeting)]
                                          .entrants;
    std::vector<int64_t> points(entrants.size(), 0);
    for (uint64_t number = first; number < first + schedule_.a_meeting(); ++number) {
        const auto won = points_of(plan_.points, results_[number].game, plan_.seats);
        const size_t rotation = number % schedule_.a_block();
        for (size_t seat = 0; seat < won.size(); ++seat)
            points[(seat + won.size() - rotation) % won.size()] += won[seat];
    }
    schedule_.set_points(static_cast<size_t>(last.round), static_cast<size_t>(last.meeting),
                         std::move(points));
}

std::vector<uint64_t> Book::drop_surplus() {
    std::vector<uint64_t> dropped;
    for (uint64_t number = 0; number < results_.size(); ++number)
        if (has(number) && !counts(number)) {
            results_[number] = {};
            --played_;
            dropped.push_back(number);
        }
    return dropped;
}

std::vector<uint64_t> Book::open_matches() {
    std::vector<uint64_t> open;
    const auto take_block = [&](uint64_t block) {
        const uint64_t first = block * schedule_.a_block();
        for (uint64_t number = first; number < first + schedule_.a_block(); ++number)
            if (!has(number)) open.push_back(number);
    };
    if (test_)
        for (const uint64_t block : turns_.blocks()) take_block(block);
    else
        for (uint64_t block = 0; block < schedule_.matches() / schedule_.a_block(); ++block)
            take_block(block);
    return open;
}

bool Book::round_is_played() const {
    if (schedule_.rounds().empty()) return true;
    for (const Meeting& meeting : schedule_.rounds().back().meetings)
        if (meeting.points.empty()) return false;
    return true;
}

}  // namespace fronteira::tournament
