// SPDX-License-Identifier: MIT
#include "tournament/formats/formats.hpp"
#include "tournament/formats/history.hpp"

#include <algorithm>

namespace fronteira::tournament {
namespace {

constexpr int most_tries = 20000;

/// Pairs a list of entrants, the one with most points first.
class SwissPairs {
 public:
    SwissPairs(const std::vector<int>& order, const History& history)
        : order_(order), history_(history), taken_(order.size(), false) {}

    /// Nobody meets again whom he has met, if a try of some length finds such pairs.
    std::vector<Meeting> pairs() {
        if (!pair_from(0, 0)) {
            tries_ = 0;
            for (int most = 1; meetings_.empty() && most < 1000; ++most, tries_ = 0)
                if (!pair_from(0, most)) meetings_.clear();
        }
        return meetings_;
    }

 private:
    /// Places of those that could meet the one at `first`, the best first: the other half of those
    /// with as many points, from the middle on, then whoever comes next.
    std::vector<size_t> partners(size_t first) const {
        std::vector<size_t> same, less;
        for (size_t i = first + 1; i < order_.size(); ++i)
            if (!taken_[i])
                (history_.points(order_[i]) == history_.points(order_[first]) ? same : less)
                    .push_back(i);
        std::rotate(same.begin(), same.begin() + static_cast<std::ptrdiff_t>(same.size() / 2),
                    same.end());
        same.insert(same.end(), less.begin(), less.end());
        return same;
    }

    bool pair_from(size_t first, int most_met) {
        while (first < order_.size() && taken_[first]) ++first;
        if (first == order_.size()) return true;
        taken_[first] = true;
        for (const size_t other : partners(first)) {
            if (history_.meetings(order_[first], order_[other]) > most_met) continue;
            if (++tries_ > most_tries) break;
            taken_[other] = true;
            meetings_.push_back({{order_[first], order_[other]}, {}});
            if (pair_from(first + 1, most_met)) return true;
            meetings_.pop_back();
            taken_[other] = false;
        }
        taken_[first] = false;
        return false;
    }

    const std::vector<int>& order_;
    const History& history_;
    std::vector<bool> taken_;
    std::vector<Meeting> meetings_;
    int tries_ = 0;
};

/// Tables of many: the first who is free, then one after the other whom those at the table have met
/// least.
std::vector<Meeting> tables(std::vector<int> order, size_t seats, const History& history) {
    std::vector<Meeting> meetings;
    while (!order.empty()) {
        Meeting table{{order.front()}, {}};
        order.erase(order.begin());
        while (table.entrants.size() < seats) {
            const auto met = [&](int one) {
                int sum = 0;
                for (const int other : table.entrants) sum += history.meetings(one, other);
                return sum;
            };
            const auto best = std::min_element(order.begin(), order.end(),
                                               [&](int a, int b) { return met(a) < met(b); });
            table.entrants.push_back(*best);
            order.erase(best);
        }
        meetings.push_back(std::move(table));
    }
    return meetings;
}

/// So many that at most one can have won all.
int usual_rounds(const PairingField& field) {
    int rounds = 0;
    for (int64_t left = 1; left < field.entrants; left *= field.seats) ++rounds;
    return field.seats == 2 ? rounds : rounds + 1;
}

class Swiss final : public PairingFormat {
 public:
    std::string name() const override { return "swiss"; }
    bool needs_results() const override { return true; }
    std::string objection(const PairingField&) const override { return {}; }

    std::optional<PairedRound> next(const PairingField& field) const override {
        const int rounds = field.rounds > 0 ? field.rounds : usual_rounds(field);
        if (static_cast<int>(field.played.size()) >= rounds) return std::nullopt;
        const History history(field);
        std::vector<int> order;
        for (int entrant = 0; entrant < field.entrants; ++entrant)
            if (field.present[static_cast<size_t>(entrant)]) order.push_back(entrant);
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return history.points(a) > history.points(b); });
        PairedRound round;
        round.byes = take_byes(order, field.seats, history);
        round.meetings = field.seats == 2
                             ? SwissPairs(order, history).pairs()
                             : tables(order, static_cast<size_t>(field.seats), history);
        return round;
    }
};

}  // namespace

Format swiss() {
    return std::make_unique<Swiss>();
}

}  // namespace fronteira::tournament
