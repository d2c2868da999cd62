// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fronteira::match {

/// What the rules have cost in a match of bots so far, which nobody watches and might end. Every
/// step has a budget (core::Budget); this is one for all of them together, counted in the same
/// units and therefore the same on every machine.
class MatchCost {
 public:
    /// A hundred steps that cost all they may, and more on maps of many spaces: some ten seconds,
    /// and 25 times what a long match costs.
    static int64_t usual_most(const core::Rules& rules) {
        return std::max<int64_t>(5'000'000'000, 10'000'000LL * rules.board->space_count());
    }

    /// `rules` are lent; `most` of 0: as usual.
    explicit MatchCost(const core::Rules& rules, int64_t most = 0)
        : rules_(rules),
          most_(most > 0 ? most : usual_most(rules)),
          of_kind_(rules.moves.size(), 0) {}

    /// What the setup cost. Called when it is done.
    void add_setup(const core::Match& match) { all_ += spent(match); }
    /// What a move cost. Called when it was played, and nobody has asked for moves since. False
    /// when it was too much.
    bool add(const Move& move, const core::Match& match) {
        const int64_t cost = spent(match);
        of_kind_[static_cast<size_t>(move.kind)] += cost;
        return (all_ += cost) <= most_;
    }

    int64_t all() const { return all_; }
    /// That it was too much, at the kind of move that cost most.
    Diagnostic too_much(int64_t moves) const;

 private:
    static int64_t spent(const core::Match& match) {
        return core::Budget::of_a_step - match.state().budget().left();
    }

    const core::Rules& rules_;
    int64_t most_;
    int64_t all_ = 0;
    std::vector<int64_t> of_kind_;
};

}  // namespace fronteira::match
