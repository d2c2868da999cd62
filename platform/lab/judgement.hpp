// SPDX-License-Identifier: MIT
#pragma once

#include "lab/tally.hpp"

namespace fronteira::lab {

/// How sure one must be, and what is still fair.
struct Standard {
    double alpha = 0.05;   ///< how probable a wrong answer may be
    double margin = 0.05;  ///< what is so near to the fair share is as good as fair
    uint64_t block = 1;    ///< so many matches in a row have one deal, and count as one
};

/// A rate against the fair share.
struct Line {
    Rate rate;
    Interval interval;    ///< at 95 %, of this line by itself
    double p = 1;         ///< of the exact binomial test
    double adjusted = 1;  ///< after Holm, among the lines of its table
    bool differs = false;
};

enum class Answer : uint8_t {
    undecided,
    fair,    ///< every seat and every start is within the margin
    unfair,  ///< one of them differs from the fair share
};

/// What a tally proves.
struct Judgement {
    Answer answer = Answer::undecided;
    std::vector<Line> seats, starts;
    std::vector<Line> order;    ///< what coming first is worth, and
    std::vector<Line> regions;  ///< what holding one is worth: neither is the map's fault
};

/// Judges a tally, spending that part of alpha. The two tables that fairness is about get half of
/// it each; within one, Holm's method finds what differs, and intervals that all hold at once
/// (Bonferroni) tell whether all is within the margin. Spending nothing, all stays undecided.
Judgement judge(const Tally& tally, const Standard& standard, double share);

}  // namespace fronteira::lab
