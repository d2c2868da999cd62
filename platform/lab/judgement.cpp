// SPDX-License-Identifier: MIT
#include "lab/judgement.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::lab {
namespace {

constexpr double tables = 2;
constexpr double shown_confidence = 0.95;

/// Matches of one deal may go alike, at worst all of them: a block counts as one match. What is
/// lost by rounding is lost towards the fair share.
Rate thinned(Rate rate, double chance, uint64_t block) {
    if (block == 1) return rate;
    const uint64_t of = rate.of / block;
    const double wins = rate.value() * static_cast<double>(of);
    const bool above = rate.value() > chance;
    return {std::min(of, static_cast<uint64_t>(above ? std::floor(wins) : std::ceil(wins))), of};
}

class Judge {
 public:
    Judge(const Tally& tally, const Standard& standard)
        : chance_(1.0 / tally.players()), standard_(standard) {}

    std::vector<Line> lines(const std::vector<Rate>& rates, double level) const {
        std::vector<Line> lines;
        std::vector<double> met;
        for (const Rate& rate : rates) {
            const Rate counted = thinned(rate, chance_, standard_.block);
            Line line{rate, wilson(counted, shown_confidence), binomial_test(counted, chance_)};
            if (counted.of > 0) met.push_back(line.p);
            lines.push_back(line);
        }
        const std::vector<double> adjusted = statistics::holm(met);
        size_t next = 0;
        for (Line& line : lines) {
            if (line.rate.of < standard_.block) continue;
            line.adjusted = adjusted[next++];
            line.differs = line.adjusted <= level;
        }
        return lines;
    }

    /// Whether no chance of the table is further than the margin from the fair share.
    bool within_margin(const std::vector<Line>& lines, double level) const {
        if (level <= 0) return false;
        const auto met = std::count_if(lines.begin(), lines.end(),
                                       [](const Line& line) { return line.rate.of > 0; });
        const double confidence = 1 - level / static_cast<double>(std::max<int64_t>(met, 1));
        return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
            return line.rate.of == 0 ||
                   wilson(thinned(line.rate, chance_, standard_.block), confidence)
                       .within(chance_ - standard_.margin, chance_ + standard_.margin);
        });
    }

 private:
    double chance_;
    const Standard& standard_;
};

bool any_differs(const std::vector<Line>& lines) {
    return std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.differs; });
}

}  // namespace

Judgement judge(const Tally& tally, const Standard& standard, double share) {
    const double spent = standard.alpha * share, level = spent / tables;
    const Judge judge(tally, standard);
    Judgement found;
    found.seats = judge.lines(tally.seats, level);
    found.starts = judge.lines(tally.starts, level);
    found.order = judge.lines(tally.order, spent);
    found.regions = judge.lines(tally.regions, spent);
    if (tally.decided == 0) return found;
    if (judge.within_margin(found.seats, level) && judge.within_margin(found.starts, level))
        found.answer = Answer::fair;
    else if (any_differs(found.seats) || any_differs(found.starts))
        found.answer = Answer::unfair;
    return found;
}

}  // namespace fronteira::lab
