// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace fronteira::statistics {

/// How often something was won, of how often it could have been.
struct Rate {
    uint64_t wins = 0;
    uint64_t of = 0;

    double value() const {
        return of == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(of);
    }
    Rate& operator+=(const Rate& more) {
        wins += more.wins;
        of += more.of;
        return *this;
    }
    friend bool operator==(const Rate&, const Rate&) = default;
};

struct Interval {
    double low = 0;
    double high = 1;
    bool within(double from, double upto) const { return from <= low && high <= upto; }
};

/// How far from the middle a normally distributed number lies at most, with that probability.
double normal_reach(double confidence);

/// Wilson's score interval (1927): which chances of winning go with a rate. 0 to 1 for none of
/// none.
Interval wilson(Rate rate, double confidence);

/// The exact two-sided binomial test: how probable it is, when each is won with `chance`, that a
/// rate comes out that is no more probable than this one. 1 for none of none.
double binomial_test(Rate rate, double chance);

/// Holm's adjustment (1979) of p-values for how many they are: those that are at most some level
/// then may all be believed, and the chance that any is wrong is at most that level. In the order
/// given.
std::vector<double> holm(const std::vector<double>& p);

}  // namespace fronteira::statistics
