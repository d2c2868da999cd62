// SPDX-License-Identifier: MIT
#include "statistics/ratings.hpp"

#include "statistics/symmetric.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace fronteira::statistics {
namespace {

const double elo_of_strength = 400 / std::log(10.0);
constexpr double prior_elo = 1000;

/// All matches of the same players together.
struct LineUp {
    std::vector<size_t> players;
    std::vector<double> shares;
    double matches = 0;
};

std::vector<double> chances(const LineUp& line_up, const std::vector<double>& strength) {
    std::vector<double> chance;
    double most = -1e300, sum = 0;
    for (const size_t player : line_up.players) most = std::max(most, strength[player]);
    for (const size_t player : line_up.players)
        sum += chance.emplace_back(std::exp(strength[player] - most));
    for (double& one : chance) one /= sum;
    return chance;
}

constexpr size_t fewest_blocks = 10;  ///< that say how much blocks differ

class Rater {
 public:
    Rater(size_t players, const std::vector<Showing>& showings)
        : showings_(showings),
          strength_(players, 0.0),
          won_(players, 0.0),
          met_(players, 0.0),
          blocks_(players, 0) {
        std::map<std::vector<int>, size_t> known;
        std::vector<const Showing*> last(players, nullptr);
        for (const Showing& showing : showings) {
            for (const int player : showing.players) {
                const Showing*& before = last[static_cast<size_t>(player)];
                if (before == nullptr || before->block != showing.block)
                    ++blocks_[static_cast<size_t>(player)];
                before = &showing;
            }
            const auto [place, fresh] = known.emplace(showing.players, line_ups_.size());
            if (fresh) {
                LineUp& added = line_ups_.emplace_back();
                for (const int player : showing.players)
                    added.players.push_back(static_cast<size_t>(player));
                added.shares.resize(showing.players.size(), 0.0);
            }
            add(line_ups_[place->second], showing);
            place_of_.push_back(place->second);
        }
    }

    Ratings rate() {
        for (int step = 0; step < 100 && climb() > 1e-10; ++step) {
        }
        return judged();
    }

 private:
    void add(LineUp& line_up, const Showing& showing) {
        line_up.matches += 1;
        for (size_t i = 0; i < showing.players.size(); ++i) {
            line_up.shares[i] += showing.shares[i];
            won_[line_up.players[i]] += showing.shares[i];
            met_[line_up.players[i]] += 1;
        }
    }

    static constexpr double precision() {
        constexpr double prior = prior_elo * 2.302585092994046 / 400;
        return 1 / (prior * prior);
    }

    Matrix curvature() const {
        Matrix h(strength_.size());
        for (const LineUp& one : line_ups_) {
            const std::vector<double> p = chances(one, strength_);
            for (size_t i = 0; i < p.size(); ++i)
                for (size_t j = 0; j < p.size(); ++j)
                    h.at(one.players[i], one.players[j]) +=
                        one.matches * ((i == j ? p[i] : 0) - p[i] * p[j]);
        }
        for (size_t i = 0; i < strength_.size(); ++i) h.at(i, i) += precision();
        return h;
    }

    /// One step of Newton's method; how far it went.
    double climb() {
        std::vector<double> slope(strength_.size());
        for (size_t i = 0; i < slope.size(); ++i) slope[i] = won_[i] - precision() * strength_[i];
        for (const LineUp& one : line_ups_) {
            const std::vector<double> p = chances(one, strength_);
            for (size_t i = 0; i < p.size(); ++i) slope[one.players[i]] -= one.matches * p[i];
        }
        const std::vector<double> step = product(inverse(curvature()), slope);
        double longest = 0;
        for (const double one : step) longest = std::max(longest, std::abs(one));
        const double scale =
            longest > 1 ? 1 / longest : 1;  // far from the top a step may overshoot
        for (size_t i = 0; i < step.size(); ++i) strength_[i] += scale * step[i];
        return longest;
    }

    /// How much the blocks' slopes differ.
    Matrix spread() const {
        std::vector<std::vector<double>> chance;
        for (const LineUp& one : line_ups_) chance.push_back(chances(one, strength_));
        Matrix sum(strength_.size());
        std::map<size_t, double> block;
        size_t blocks = 0;
        const auto close = [&] {
            blocks += !block.empty();
            for (const auto& [i, a] : block)
                for (const auto& [j, b] : block) sum.at(i, j) += a * b;
            block.clear();
        };
        for (size_t i = 0; i < showings_.size(); ++i) {
            if (i > 0 && showings_[i].block != showings_[i - 1].block) close();
            const LineUp& line_up = line_ups_[place_of_[i]];
            for (size_t k = 0; k < line_up.players.size(); ++k)
                block[line_up.players[k]] += showings_[i].shares[k] - chance[place_of_[i]][k];
        }
        close();
        const auto n = static_cast<double>(blocks);
        const double few = blocks > 1 ? n / (n - 1) : 1;
        for (size_t i = 0; i < sum.size(); ++i)
            for (size_t j = 0; j < sum.size(); ++j) sum.at(i, j) *= few;
        return sum;
    }

    /// A player whose blocks cannot differ, or are too few to say how much they do.
    bool is_by_model(size_t player) const {
        return blocks_[player] < fewest_blocks || won_[player] < 1e-9 ||
               won_[player] > met_[player] - 1e-9;
    }

    static std::vector<std::vector<double>> in_elo(const Matrix& matrix) {
        std::vector<std::vector<double>> rows(matrix.size());
        for (size_t i = 0; i < matrix.size(); ++i)
            for (size_t j = 0; j < matrix.size(); ++j)
                rows[i].push_back(elo_of_strength * elo_of_strength * matrix.at(i, j));
        return rows;
    }

    /// Around the mean of all, which is 0: that nobody can know how strong all of them are together
    /// says nothing of who has met others.
    double model_variance(size_t player, const std::vector<std::vector<double>>& model) const {
        if (blocks_[player] == 0) return model[player][player];
        const auto players = static_cast<double>(model.size());
        double with_all = 0, of_all = 0;
        for (size_t i = 0; i < model.size(); ++i) {
            with_all += model[player][i];
            for (const double one : model[i]) of_all += one;
        }
        const double variance =
            model[player][player] - 2 * with_all / players + of_all / (players * players);
        return std::max(variance, 0.0);
    }

    Ratings judged() const {
        const Matrix model = inverse(curvature());
        Ratings ratings;
        ratings.model = in_elo(model);
        ratings.covariance = in_elo(product(product(model, spread()), model));
        for (size_t i = 0; i < strength_.size(); ++i) {
            ratings.by_model.push_back(is_by_model(i));
            const double variance =
                is_by_model(i) ? model_variance(i, ratings.model) : ratings.covariance[i][i];
            const double elo = elo_of_strength * strength_[i];
            const double reach = normal_reach(0.95) * std::sqrt(variance);
            ratings.elo.push_back(elo);
            ratings.interval.push_back({elo - reach, elo + reach});
        }
        return ratings;
    }

    const std::vector<Showing>& showings_;
    std::vector<double> strength_;
    std::vector<double> won_, met_;
    std::vector<size_t> blocks_;  ///< in which each has played
    std::vector<LineUp> line_ups_;
    std::vector<size_t> place_of_;  ///< the line-up of each showing
};

}  // namespace

double Ratings::reach(int a, int b) const {
    const auto i = static_cast<size_t>(a), j = static_cast<size_t>(b);
    const auto& of = by_model[i] || by_model[j] ? model : covariance;
    return normal_reach(0.95) * std::sqrt(std::max(of[i][i] + of[j][j] - 2 * of[i][j], 0.0));
}

double Ratings::superiority(int a, int b) const {
    const double error = reach(a, b) / normal_reach(0.95);
    const double ahead = elo[static_cast<size_t>(a)] - elo[static_cast<size_t>(b)];
    constexpr double nothing = 1e-6;  // of an Elo: what differs is the rounding
    if (error < nothing && std::abs(ahead) < nothing) return 0.5;
    if (error <= 0) return ahead > 0 ? 1 : 0;
    return normal_below(ahead / error);
}

Ratings rate(int players, const std::vector<Showing>& showings) {
    return Rater(static_cast<size_t>(players), showings).rate();
}

double expected_share(double elo, int others) {
    return 1 / (1 + others * std::pow(10.0, -elo / 400));
}

double normal_below(double value) {
    return std::erfc(-value / std::sqrt(2.0)) / 2;
}

}  // namespace fronteira::statistics
