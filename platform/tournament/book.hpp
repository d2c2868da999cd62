// SPDX-License-Identifier: MIT
#pragma once

#include "statistics/sequential.hpp"
#include "tournament/ledger/ledger.hpp"
#include "tournament/runner/schedule.hpp"
#include "tournament/runner/turns.hpp"

#include <map>
#include <optional>
#include <vector>

namespace fronteira::tournament {

/// A tournament under way, in memory: what is paired, what was played, and whether it may end.
class Book {
 public:
    /// The plan is lent.
    Book(const Plan& plan, const PairingFormat& format);

    /// Takes over what a ledger has. Fails when it holds a match that nobody has scheduled.
    Result<void> read(const Ledger& ledger);

    void add(PairedRound round);
    void add(MatchResult result);
    /// The organiser's word holds instead of the result; a match without one stays open.
    void correct(const Correction& correction);
    /// Those that hold, by match.
    const std::map<uint64_t, Correction>& corrections() const { return corrections_; }
    /// Forgets the matches that do not count() any more, and tells which those were.
    std::vector<uint64_t> drop_surplus();

    const Schedule& schedule() const { return schedule_; }
    bool has(uint64_t number) const {
        return number < results_.size() && results_[number].game.end != End::not_played;
    }
    /// By number; those that are not played have End::not_played.
    const std::vector<MatchResult>& results() const { return results_; }
    uint64_t played() const { return played_; }

    /// Whether every match of the last round is played; true before the first round.
    bool round_is_played() const;
    /// The matches that are still to be played, in the order in which that should be done.
    std::vector<uint64_t> open_matches();
    /// Whether the sequential test has its answer.
    bool is_decided() const { return test_ && test_->verdict() != statistics::Verdict::open; }
    /// Whether a match counts; matches beyond what the test needed for its answer do not.
    bool counts(uint64_t number) const {
        return !is_decided() || is_tested_[number / schedule_.a_block()];
    }
    /// The sequential test over the blocks so far, if the plan wants one.
    const std::optional<statistics::SequentialTest>& test() const { return test_; }

 private:
    using End = match::GameResult::End;
    void settle(const Fixture& fixture);
    void test_blocks();
    bool has_block(uint64_t block) const;

    const Plan& plan_;
    Schedule schedule_;
    std::vector<MatchResult> results_;
    std::vector<uint32_t> open_;  ///< matches that each meeting still waits for
    uint64_t played_ = 0;
    std::map<uint64_t, Correction> corrections_;
    std::optional<statistics::SequentialTest> test_;
    Turns turns_;                  ///< empty without a test
    size_t tested_ = 0;            ///< turns that the test has seen, all from the first on
    std::vector<bool> is_tested_;  ///< by block
};

}  // namespace fronteira::tournament
