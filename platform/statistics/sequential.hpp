// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>

namespace fronteira::statistics {

/// What a sequential test is to tell apart, and how often it may err.
struct Question {
    double mean0 = 0.5;   ///< the mean if there is nothing to be found
    double mean1 = 0.52;  ///< the mean that is worth finding
    double alpha = 0.05;  ///< how often `mean1` may be said though `mean0` is true
    double beta = 0.05;   ///< the other way round
};

enum class Verdict : uint8_t { open, mean0, mean1 };

/// Wald's sequential test, generalised (Van den Bergh, "The generalised sequential probability
/// ratio test"): of independent numbers from 0 to 1, whose distribution is not known, it tells
/// which of two means they have, and stops as soon as that is clear. A number is the mean of a
/// block of matches, so that start and luck cancel in it, at a table of two as at one of many.
class SequentialTest {
 public:
    explicit SequentialTest(const Question& question) : question_(question) {}

    void add(double mean) { ++counts_[mean]; }

    /// The logarithm of how much more probable all of it is with `mean1` than with `mean0`.
    double log_ratio() const;
    Verdict verdict() const;
    /// Between these the test goes on.
    double low() const;
    double high() const;

 private:
    Question question_;
    std::map<double, uint64_t> counts_;
};

}  // namespace fronteira::statistics
