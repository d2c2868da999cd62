// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>
#include <fronteira/result.hpp>

#include "tournament/plan/plan.hpp"

#include <cstdint>
#include <map>
#include <vector>

namespace fronteira::tournament {

/// A match that is to be played: everything about it follows from plan, rounds and number.
struct Fixture {
    uint64_t number = 0;  ///< from 0, through all rounds
    int round = 0;        ///< from 0
    int meeting = 0;      ///< of its round, from 0
    int game = 0;
    int deal = 0;
    int rotation = 0;
    uint64_t seed = 0;  ///< the same for all rotations of a deal, but where it was drawn by lot
    const Opening* opening = nullptr;  ///< lent by the plan; null: from the setup
    std::vector<int> seats;            ///< the entrant in each seat
};

/// The rounds that are paired so far, and the matches that they ask for.
class Schedule {
 public:
    explicit Schedule(const Plan& plan) : plan_(plan) {}

    /// A tournament of more is refused: its table would not fit into memory.
    static constexpr uint64_t most_matches = 10'000'000;
    /// Whether a round more would be too many matches, and how to have fewer.
    Result<void> check_size(const PairedRound& round) const;
    void add(PairedRound round);

    const std::vector<PairedRound>& rounds() const { return rounds_; }
    /// How many matches the rounds so far have.
    uint64_t matches() const { return first_of_round_.back() * a_meeting(); }
    /// How many matches a meeting and a block have. A block is one deal in all rotations.
    uint64_t a_meeting() const {
        return static_cast<uint64_t>(plan_.games.size()) * static_cast<uint64_t>(plan_.deals) *
               a_block();
    }
    uint64_t a_block() const { return static_cast<uint64_t>(plan_.seats); }

    Fixture fixture(uint64_t number) const;
    /// A match whose seed does not follow from the plan.
    void set_seed(uint64_t number, uint64_t seed) { drawn_[number] = seed; }

    /// A round whose meetings are all played gets its points, which later rounds are paired by.
    void set_points(size_t round, size_t meeting, std::vector<int64_t> points) {
        rounds_[round].meetings[meeting].points = std::move(points);
    }

 private:
    void deal(Fixture& one) const;

    const Plan& plan_;
    std::vector<PairedRound> rounds_;
    std::map<uint64_t, uint64_t> drawn_;
    std::vector<uint64_t> first_of_round_{0};  ///< in meetings; one more than rounds
};

/// The field as a format sees it before the next round.
PairingField field_of(const Plan& plan, const Schedule& schedule);

}  // namespace fronteira::tournament
