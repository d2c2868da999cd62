// SPDX-License-Identifier: MIT
#include "tournament/formats/formats.hpp"
#include "tournament/formats/history.hpp"

#include <algorithm>

namespace fronteira::tournament {
namespace {

/// How often each has lost a meeting, and in which round the last time; when each won last.
struct Losses {
    explicit Losses(const PairingField& field)
        : count(static_cast<size_t>(field.entrants)), last(count), last_win(count) {
        for (size_t round = 0; round < field.played.size(); ++round)
            for (const Meeting& meeting : field.played[round].meetings) {
                if (meeting.points.empty()) continue;
                const int winner = winner_of(meeting);
                last_win[static_cast<size_t>(winner)] = static_cast<int>(round) + 1;
                for (const int entrant : meeting.entrants) {
                    if (entrant == winner) continue;
                    ++count[static_cast<size_t>(entrant)];
                    last[static_cast<size_t>(entrant)] = static_cast<int>(round) + 1;
                }
            }
    }
    std::vector<int> count;
    std::vector<int> last;
    std::vector<int> last_win;
};

std::vector<int> with_losses(const PairingField& field, const Losses& losses, int count) {
    std::vector<int> those;
    for (int entrant = 0; entrant < field.entrants; ++entrant)
        if (losses.count[static_cast<size_t>(entrant)] == count &&
            field.present[static_cast<size_t>(entrant)])
            those.push_back(entrant);
    return those;
}

/// The first against the last, to and fro: tables of as even strength as can be.
void seat_tables(const std::vector<int>& entrants, size_t seats, std::vector<Meeting>& meetings) {
    const size_t tables = entrants.size() / seats, first = meetings.size();
    meetings.resize(first + tables);
    for (size_t i = 0; i < tables * seats; ++i) {
        const size_t lap = i / tables, along = i % tables;
        const size_t table = lap % 2 == 0 ? along : tables - 1 - along;
        meetings[first + table].entrants.push_back(entrants[i]);
    }
}

/// How many tables play first so that a full bracket is left.
size_t first_tables(size_t entrants, size_t seats) {
    size_t bracket = 1;
    while (bracket * seats <= entrants) bracket *= seats;
    if (bracket == entrants) return entrants / seats;
    const size_t excess = entrants - bracket;
    return std::min((excess + seats - 2) / (seats - 1), entrants / seats);
}

/// The unbeaten, then those beaten who are left, a later win before an earlier, then those who
/// went, the last first. Who withdrew went in the round after the last one that it played.
std::vector<int> by_exit(const PairingField& field, int losses_allowed) {
    const Losses losses(field);
    std::vector<int> order;
    for (size_t i = 0; i < losses.count.size(); ++i) {
        const int played = std::max(losses.last[i], losses.last_win[i]);
        order.push_back(losses.count[i] > losses_allowed ? 1'000'000 - losses.last[i]
                        : !field.present[i]   ? 1'000'000 - (played == 0 ? 0 : played + 1)
                        : losses.count[i] > 0 ? 100'000 - losses.last_win[i]
                                              : 0);
    }
    return order;
}

class Knockout final : public PairingFormat {
 public:
    std::string name() const override { return "knockout"; }
    bool needs_results() const override { return true; }

    std::string objection(const PairingField& field) const override {
        if (!field.played.empty()) return {};
        const int out = field.seats - 1;
        const auto there =
            static_cast<int>(std::count(field.present.begin(), field.present.end(), true));
        if ((there - 1) % out == 0) return {};
        const int fewer = there - (there - 1) % out;
        return "at tables of " + std::to_string(field.seats) + ", a knockout needs " +
               std::to_string(fewer) + " or " + std::to_string(fewer + out) +
               " entrants; there are " + std::to_string(there);
    }

    std::optional<PairedRound> next(const PairingField& field) const override {
        const Losses losses(field);
        std::vector<int> left = with_losses(field, losses, 0);
        const auto seats = static_cast<size_t>(field.seats);
        if (left.size() < seats) return std::nullopt;
        const size_t playing = first_tables(left.size(), seats) * seats;
        PairedRound round;
        round.byes.assign(left.begin(), left.end() - static_cast<std::ptrdiff_t>(playing));
        left.erase(left.begin(), left.end() - static_cast<std::ptrdiff_t>(playing));
        seat_tables(left, seats, round.meetings);
        return round;
    }

    std::vector<int> order(const PairingField& field) const override { return by_exit(field, 0); }
};

class DoubleKnockout final : public PairingFormat {
 public:
    std::string name() const override { return "double_knockout"; }
    bool needs_results() const override { return true; }
    std::string objection(const PairingField&) const override { return {}; }

    /// The unbeaten meet, and those who were beaten once. When neither fills a table any more, the
    /// unbeaten meet those who were beaten; when not even all of them do, it is over.
    std::optional<PairedRound> next(const PairingField& field) const override {
        const Losses losses(field);
        const History history(field);
        const auto seats = static_cast<size_t>(field.seats);
        std::vector<int> unbeaten = with_losses(field, losses, 0);
        std::vector<int> beaten = with_losses(field, losses, 1);
        if (unbeaten.size() + beaten.size() < seats) return std::nullopt;
        PairedRound round;
        if (unbeaten.size() < seats && beaten.size() < seats) {
            round.byes = rest_until(beaten, seats - unbeaten.size(), history);
            unbeaten.insert(unbeaten.end(), beaten.begin(), beaten.end());
            seat_tables(unbeaten, seats, round.meetings);
            return round;
        }
        for (std::vector<int>* side : {&unbeaten, &beaten}) {
            const std::vector<int> resting = take_byes(*side, field.seats, history);
            round.byes.insert(round.byes.end(), resting.begin(), resting.end());
            seat_tables(*side, seats, round.meetings);
        }
        return round;
    }

    std::vector<int> order(const PairingField& field) const override { return by_exit(field, 1); }
};

}  // namespace

Format knockout() {
    return std::make_unique<Knockout>();
}

Format double_knockout() {
    return std::make_unique<DoubleKnockout>();
}

}  // namespace fronteira::tournament
