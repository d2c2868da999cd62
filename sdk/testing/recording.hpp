// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/conformance.hpp"
#include "conformance/findings.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace fronteira::conformance {

/// A move that was played and every cell that it left otherwise.
struct Step {
    int seat = 0;
    Move move;
    std::vector<std::pair<int32_t, int32_t>> written;
};

/// A whole match in little room: where it began, and what each move changed.
struct Recording {
    uint64_t seed = 0;
    std::vector<int32_t> start;
    std::vector<Step> steps;
    bool failed = false;  ///< a script did
};

/// Plays a match by lot until it ends, fails or takes too long; faults go to `findings`. Nothing
/// when it could not even start.
std::optional<Recording> record(const Instance& instance, uint64_t seed, const Effort& effort,
                                Findings& findings);

/// Plays a recording again, move by move, beside the cells that it should lead to.
class Replay {
 public:
    /// `recording` and `effort` are lent and must outlive the replay.
    Replay(const Instance& instance, const Recording& recording, const Effort& effort);

    /// Goes to the start, or takes over a saved position after so many moves.
    bool start();
    bool resume(const core::Match& saved, size_t move);
    /// Plays the next move; false at the end of the recording, after a difference, or when there
    /// was enough work.
    bool step();

    /// How many moves have been played.
    size_t move() const { return move_; }
    bool at_end() const { return move_ == recording_.steps.size(); }
    core::Match& match() { return match_; }
    const std::vector<int32_t>& expected() const { return expected_; }
    /// What went otherwise than recorded, as a sentence; empty while nothing did.
    const std::string& difference() const { return difference_; }

 private:
    bool compare();

    Instance instance_;
    const Recording& recording_;
    const Effort& effort_;
    core::Match match_;
    std::vector<int32_t> expected_;
    size_t move_ = 0;
    std::string difference_;
};

/// "`armies of brasil` is 3 instead of 4", for the first cell that differs; empty when none does.
std::string first_difference(const core::Layout& layout, std::span<const int32_t> expected,
                             std::span<const int32_t> found);

}  // namespace fronteira::conformance
