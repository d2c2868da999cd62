// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include "tournament/plan/plan.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::tournament {

/// In which order the blocks of a tournament with a [test] are played and counted: one of every
/// meeting of the first entrant, then the next of every one, so that whenever the test stops he has
/// met all others as often. Meetings without him come last. Rounds that wait for results are gone
/// through one after the other.
class Turns {
 public:
    /// The plan is lent; of the format only its nature is looked at.
    Turns(const Plan& plan, const PairingFormat& format)
        : plan_(plan), rounds_wait_(format.needs_results()) {}

    void add(const PairedRound& round);
    /// Numbers of blocks. Rounds that are added later only come behind when rounds wait.
    const std::vector<uint64_t>& blocks();

 private:
    using Meetings = std::vector<uint64_t>;
    void go_round(const Meetings& meetings);

    const Plan& plan_;
    bool rounds_wait_;
    uint64_t meetings_ = 0;
    Meetings with_first_, without_first_;  ///< of rounds whose order is not made yet
    std::vector<uint64_t> blocks_;
};

}  // namespace fronteira::tournament
