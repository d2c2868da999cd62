// SPDX-License-Identifier: MIT
#include "tournament/formats/formats.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fronteira::tournament {
namespace {

using Rounds = std::vector<std::vector<std::vector<int>>>;  // round, meeting, entrants

constexpr double most_meetings = 20000;

/// The circle method: one stays, the others walk round. With an odd number, who meets nobody rests.
Rounds of_two(int entrants) {
    const int places = entrants + entrants % 2;
    std::vector<int> circle(static_cast<size_t>(places));
    std::iota(circle.begin(), circle.end(), 0);
    Rounds rounds;
    for (int round = 0; round < places - 1; ++round) {
        auto& meetings = rounds.emplace_back();
        for (size_t i = 0; i < circle.size() / 2; ++i) {
            const int a = circle[i], b = circle[circle.size() - 1 - i];
            if (a < entrants && b < entrants) meetings.push_back({std::min(a, b), std::max(a, b)});
        }
        std::rotate(circle.begin() + 1, circle.end() - 1, circle.end());
    }
    return rounds;
}

/// The next choice of numbers in the order of a dictionary; false after the last.
bool next_choice(std::vector<int>& choice, int of) {
    const int size = static_cast<int>(choice.size());
    for (int i = size - 1; i >= 0; --i) {
        int& place = choice[static_cast<size_t>(i)];
        if (place == of - size + i) continue;
        ++place;
        for (int j = i + 1; j < size; ++j)
            choice[static_cast<size_t>(j)] = choice[static_cast<size_t>(j - 1)] + 1;
        return true;
    }
    return false;
}

bool share(const std::vector<int>& a, const std::vector<bool>& busy) {
    return std::any_of(a.begin(), a.end(),
                       [&](int entrant) { return busy[static_cast<size_t>(entrant)]; });
}

/// All line-ups, each in the first round in which all of them are free.
Rounds of_many(int entrants, int seats) {
    Rounds rounds;
    if (entrants < seats) return rounds;
    std::vector<std::vector<bool>> busy;
    std::vector<int> choice(static_cast<size_t>(seats));
    std::iota(choice.begin(), choice.end(), 0);
    do {
        size_t round = 0;
        while (round < rounds.size() && share(choice, busy[round])) ++round;
        if (round == rounds.size()) {
            rounds.emplace_back();
            busy.emplace_back(static_cast<size_t>(entrants), false);
        }
        rounds[round].push_back(choice);
        for (const int entrant : choice) busy[round][static_cast<size_t>(entrant)] = true;
    } while (next_choice(choice, entrants));
    return rounds;
}

double choices(int of, int size) {
    double count = 1;
    for (int i = 0; i < size; ++i) count = count * (of - i) / (i + 1);
    return count;
}

/// Once, or as often as `rounds` says: then it is called a league.
class RoundRobin final : public PairingFormat {
 public:
    explicit RoundRobin(bool league) : league_(league) {}
    std::string name() const override { return league_ ? "league" : "round_robin"; }
    bool needs_results() const override { return false; }

    std::string objection(const PairingField& field) const override {
        if (choices(field.entrants, field.seats) > most_meetings)
            return "everybody against everybody would be more than 20000 line-ups";
        return {};
    }

    std::optional<PairedRound> next(const PairingField& field) const override {
        const Rounds& rounds = rounds_of(field.entrants, field.seats);
        const size_t cycles = league_ ? static_cast<size_t>(std::max(field.rounds, 2)) : 1;
        const size_t round = field.played.size();
        if (round >= rounds.size() * cycles) return std::nullopt;
        PairedRound paired;
        for (const std::vector<int>& entrants : rounds[round % rounds.size()]) {
            const bool complete = std::all_of(entrants.begin(), entrants.end(), [&](int entrant) {
                return field.present[static_cast<size_t>(entrant)];
            });
            if (complete) paired.meetings.push_back({entrants, {}});
        }
        return paired;
    }

 private:
    /// They are asked for round by round, and those of many are long in the finding.
    const Rounds& rounds_of(int entrants, int seats) const {
        const std::pair wanted{entrants, seats};
        if (found_for_ != wanted) found_ = seats == 2 ? of_two(entrants) : of_many(entrants, seats);
        found_for_ = wanted;
        return found_;
    }

    bool league_;
    mutable std::pair<int, int> found_for_{0, 0};
    mutable Rounds found_;
};

}  // namespace

Format round_robin() {
    return std::make_unique<RoundRobin>(false);
}

Format league() {
    return std::make_unique<RoundRobin>(true);
}

}  // namespace fronteira::tournament
