// SPDX-License-Identifier: MIT
#pragma once

#include "statistics/rate.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::statistics {

/// One match: who played, and which part of the victory each had. The parts add up to 1.
struct Showing {
    std::vector<int> players;
    std::vector<double> shares;
    uint64_t block = 0;  ///< matches of one block may go alike; blocks do not depend on one another
};

/// How strong each player is, in Elo: 0 is the mean of all. With two players 400 of them are odds
/// of ten to one, with more the odds between any two.
struct Ratings {
    std::vector<double> elo;
    std::vector<Interval> interval;  ///< at 95 %
    /// In Elo squared: from how much blocks differ, and what the model alone would have.
    std::vector<std::vector<double>> covariance, model;
    /// Has won all or nothing, so that blocks cannot differ, or has played in fewer than ten, so
    /// that it says little how much they do: then the model has the word.
    std::vector<bool> by_model;

    /// How probable it is that `a` is stronger than `b`.
    double superiority(int a, int b) const;
    /// Half of the interval of the difference of two at 95 %.
    double reach(int a, int b) const;
};

/// The model of Bradley and Terry (two at a table) and of Luce (more): who wins is drawn with odds
/// exp(strength). Strengths are the most probable ones, with a normal prior of 1000 Elo around the
/// mean, so that a player who has won everything has a rating, too. Intervals come from how much
/// blocks differ ("sandwich"), those of a player `by_model` from the model.
/// A player without a match has the mean and an interval as wide as the prior.
Ratings rate(int players, const std::vector<Showing>& showings);

/// What a player of that rating wins on average against `others` of rating 0.
double expected_share(double elo, int others = 1);

/// How probable a normally distributed number (mean 0, deviation 1) is below `value`.
double normal_below(double value);

}  // namespace fronteira::statistics
