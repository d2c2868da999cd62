// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <set>
#include <string>

namespace fronteira::conformance {

/// What was found so far. The same fault about the same thing is kept once.
class Findings {
 public:
    /// From here on, findings are about this match.
    void begin_match(uint64_t seed) { seed_ = seed; }
    uint64_t seed() const { return seed_; }

    /// `about` tells findings of one code apart: a column, a kind of move. `move` counts from 1; 0
    /// is the start.
    void add(const std::string& code, const std::string& about, size_t move,
             const std::string& sentence, const std::string& hint = {}, const Place& place = {});
    /// What a ruleset itself reported, and that it did. What was reported before is no news: rules
    /// that are at an end report the same of each move.
    void add_reported(const std::string& code, const std::string& about, size_t move,
                      const std::string& sentence, const Diagnostics& reported);

    /// Whether the ruleset has reported a fault: it may be at an end since then, in each match.
    bool has_reported() const { return !told_.empty(); }

    Diagnostics take() { return std::move(all_); }

 private:
    uint64_t seed_ = 0;
    std::set<std::string> known_;
    std::set<std::string> told_;  ///< that the ruleset reported
    Diagnostics all_;
};

}  // namespace fronteira::conformance
