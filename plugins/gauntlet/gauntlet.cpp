// SPDX-License-Identifier: MIT
// The first entrant against all others, who do not meet without him: how a new bot is tried against
// old ones. An example of a format that a plugin brings.
#include <fronteira/pairing.hpp>
#include <fronteira/plugin.hpp>

namespace {

using fronteira::Meeting;
using fronteira::PairedRound;
using fronteira::PairingField;

constexpr size_t most_meetings = 20000;

/// All choices of `open` more from number `from` on.
void choose(const PairingField& field, std::vector<int>& chosen, int from, int open,
            std::vector<Meeting>& meetings) {
    if (meetings.size() > most_meetings) return;
    if (open == 0) return meetings.push_back({chosen, {}});
    for (int entrant = from; entrant <= field.entrants - open; ++entrant) {
        if (!field.present[static_cast<size_t>(entrant)]) continue;
        chosen.push_back(entrant);
        choose(field, chosen, entrant + 1, open - 1, meetings);
        chosen.pop_back();
    }
}

std::vector<Meeting> line_ups(const PairingField& field) {
    std::vector<Meeting> meetings;
    std::vector<int> chosen{0};
    choose(field, chosen, 1, field.seats - 1, meetings);
    return meetings;
}

class Gauntlet final : public fronteira::PairingFormat {
 public:
    std::string name() const override { return "gauntlet"; }
    bool needs_results() const override { return false; }

    std::string objection(const PairingField& field) const override {
        if (line_ups(field).size() <= most_meetings) return {};
        return "the first entrant would have more than 20000 line-ups to play";
    }

    std::optional<PairedRound> next(const PairingField& field) const override {
        if (!field.played.empty()) return std::nullopt;
        return PairedRound{line_ups(field), {}};
    }
};

void activate(fronteira::Registry&) {}

}  // namespace

FRONTEIRA_PLUGIN("gauntlet", activate)
FRONTEIRA_PAIRING(Gauntlet)
