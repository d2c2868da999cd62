// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fronteira::lab {

/// What is looked at in a match besides who wins it.
struct Question {
    std::optional<core::ColumnId>
        owner;      ///< of spaces: whose one is. Without it starts are unknown
    int round = 3;  ///< regions are looked at when this one begins
};

/// What one match has to say. Seats from 0, -1 for nobody.
struct Testimony {
    enum class End : uint8_t { not_ended, won, drawn, lost };
    End end = End::not_ended;     ///< by the rules
    int winner = -1;              ///< when exactly one seat has won
    int first = -1;               ///< who had the first turn
    std::vector<int8_t> started;  ///< by space: who had it when the first turn began
    std::vector<int8_t> held;     ///< by region: who had all of it when the round began
    bool in_round = false;        ///< whether it began
};

/// Looks at the matches of a series, each of which is played by one thread.
class Witness {
 public:
    /// Of `games` matches from number `first` on.
    Witness(const Question& question, uint64_t first, uint64_t games)
        : question_(question), first_(first), seen_(games) {}

    /// For match::SeriesHooks::watch.
    void see(uint64_t game, const core::Match& match);

    std::span<const Testimony> testimonies() const { return seen_; }

    /// How many of the matches that have ended so far a seat alone has won; at any time.
    uint64_t wins(int seat) const {
        return wins_[static_cast<size_t>(seat)].load(std::memory_order_relaxed);
    }

 private:
    std::vector<int8_t> owners(const core::Match& match) const;
    std::vector<int8_t> holders(const core::Match& match) const;

    Question question_;
    uint64_t first_;
    std::vector<Testimony> seen_;
    std::array<std::atomic<uint64_t>, core::max_seats> wins_{};
};

}  // namespace fronteira::lab
