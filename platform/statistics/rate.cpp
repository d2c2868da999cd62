// SPDX-License-Identifier: MIT
#include "statistics/rate.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fronteira::statistics {
namespace {

/// Outcomes so close to one another in probability count as equally probable: what differs is the
/// rounding.
constexpr double about_equal = 1 + 1e-7;

/// How probable each number of wins is, as a multiple of the most probable one.
class Binomial {
 public:
    Binomial(uint64_t of, double chance) : of_(of), odds_(chance / (1 - chance)) {
        const double top = std::floor(static_cast<double>(of + 1) * chance);
        mode_ = std::min(of, static_cast<uint64_t>(top));
    }

    /// Calls `each(wins, weight)` for all numbers of wins whose weight is no rounded nothing.
    template <class Each>
    void for_all(Each each) const {
        double weight = 1;
        for (uint64_t wins = mode_; weight > 0; ++wins) {
            each(wins, weight);
            if (wins == of_) break;
            weight *= static_cast<double>(of_ - wins) / static_cast<double>(wins + 1) * odds_;
        }
        weight = 1;
        for (uint64_t wins = mode_; wins > 0; --wins) {
            weight *= static_cast<double>(wins) / static_cast<double>(of_ - wins + 1) / odds_;
            if (weight == 0) break;
            each(wins - 1, weight);
        }
    }

 private:
    uint64_t of_;
    double odds_;
    uint64_t mode_ = 0;
};

}  // namespace

double normal_reach(double confidence) {
    const double outside = 1 - confidence;
    double low = 0, high = 40;
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (std::erfc(middle / std::sqrt(2.0)) > outside ? low : high) = middle;
    }
    return low;
}

Interval wilson(Rate rate, double confidence) {
    if (rate.of == 0) return {};
    const double n = static_cast<double>(rate.of), p = rate.value();
    const double z = normal_reach(confidence), z2 = z * z;
    const double middle = p + z2 / (2 * n);
    const double reach = z * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    const double scale = 1 + z2 / n;
    return {rate.wins == 0 ? 0 : std::max(0.0, (middle - reach) / scale),
            rate.wins == rate.of ? 1 : std::min(1.0, (middle + reach) / scale)};
}

double binomial_test(Rate rate, double chance) {
    if (rate.of == 0) return 1;
    const Binomial binomial(rate.of, chance);
    double here = 0;
    binomial.for_all([&](uint64_t wins, double weight) {
        if (wins == rate.wins) here = weight;
    });
    double all = 0, as_strange = 0;
    binomial.for_all([&](uint64_t, double weight) {
        all += weight;
        if (weight <= here * about_equal) as_strange += weight;
    });
    return std::min(1.0, as_strange / all);
}

std::vector<double> holm(const std::vector<double>& p) {
    std::vector<size_t> rank(p.size());
    std::iota(rank.begin(), rank.end(), size_t{0});
    std::stable_sort(rank.begin(), rank.end(), [&](size_t a, size_t b) { return p[a] < p[b]; });
    std::vector<double> adjusted(p.size());
    double least = 0;
    for (size_t i = 0; i < rank.size(); ++i) {
        const double times = static_cast<double>(rank.size() - i);
        least = std::max(least, std::min(1.0, times * p[rank[i]]));
        adjusted[rank[i]] = least;
    }
    return adjusted;
}

}  // namespace fronteira::statistics
