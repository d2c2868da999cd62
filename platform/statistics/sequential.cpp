// SPDX-License-Identifier: MIT
#include "statistics/sequential.hpp"

#include <cmath>
#include <vector>

namespace fronteira::statistics {
namespace {

/// What counts as seen of both ends though it was not, so that every mean is possible.
constexpr double hardly = 1e-3;

struct Seen {
    double value;
    double count;
};

/// The most probable distribution with that mean gives each value the part count / (1 + x (value -
/// mean)) of all: this finds x, for which the values then have that mean.
double tilt(const std::vector<Seen>& seen, double mean) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int step = 0; step < 100; ++step) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (const Seen& one : seen)
            sum += one.count * (one.value - mean) / (1 + x * (one.value - mean));
        (sum > 0 ? low : high) = x;
    }
    return (low + high) / 2;
}

}  // namespace

double SequentialTest::log_ratio() const {
    std::vector<Seen> seen{{0, hardly}, {1, hardly}};
    for (const auto& [value, count] : counts_) seen.push_back({value, static_cast<double>(count)});
    const double x0 = tilt(seen, question_.mean0), x1 = tilt(seen, question_.mean1);
    double sum = 0;
    for (const Seen& one : seen)
        sum += one.count * std::log((1 + x0 * (one.value - question_.mean0)) /
                                    (1 + x1 * (one.value - question_.mean1)));
    return sum;
}

double SequentialTest::low() const {
    return std::log(question_.beta / (1 - question_.alpha));
}

double SequentialTest::high() const {
    return std::log((1 - question_.beta) / question_.alpha);
}

Verdict SequentialTest::verdict() const {
    if (counts_.empty()) return Verdict::open;
    const double ratio = log_ratio();
    if (ratio >= high()) return Verdict::mean1;
    return ratio <= low() ? Verdict::mean0 : Verdict::open;
}

}  // namespace fronteira::statistics
