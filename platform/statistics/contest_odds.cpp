// SPDX-License-Identifier: MIT
#include "statistics/contest_odds.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace fronteira::statistics {
namespace {

constexpr size_t most_compared = 1'000'000;
constexpr double most_throws = 0x1p56;  // orders_of multiplies by the dice before it divides

/// Faces from the highest to the lowest, and how many throws show them.
struct Hand {
    std::vector<int> faces;
    uint64_t throws = 1;
};

uint64_t orders_of(const std::vector<int>& faces) {
    uint64_t orders = 1, alike = 0;
    for (size_t i = 0; i < faces.size(); ++i) {
        alike = i > 0 && faces[i] == faces[i - 1] ? alike + 1 : 1;
        orders = orders * (i + 1) / alike;
    }
    return orders;
}

void add_hands(std::vector<Hand>& hands, std::vector<int>& faces, size_t dice, int highest) {
    if (hands.size() > most_compared) return;
    if (faces.size() == dice) return hands.push_back({faces, orders_of(faces)});
    for (int face = highest; face >= 1; --face) {
        faces.push_back(face);
        add_hands(hands, faces, dice, face);
        faces.pop_back();
    }
}

std::vector<Hand> hands_of(int dice, int sides) {
    std::vector<Hand> hands;
    std::vector<int> faces;
    add_hands(hands, faces, static_cast<size_t>(dice), sides);
    return hands;
}

/// Both from the highest to the lowest.
ContestLosses compare(std::span<const int> ours, std::span<const int> theirs) {
    ContestLosses losses;
    for (size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
        ++(ours[i] > theirs[i] ? losses.theirs : losses.ours);
    return losses;
}

}  // namespace

ContestLosses contest_losses(std::span<const int> ours, std::span<const int> theirs) {
    std::vector<int> our_dice(ours.begin(), ours.end()), their_dice(theirs.begin(), theirs.end());
    std::sort(our_dice.begin(), our_dice.end(), std::greater());
    std::sort(their_dice.begin(), their_dice.end(), std::greater());
    return compare(our_dice, their_dice);
}

double ContestOdds::chance(int lost) const {
    if (lost < 0 || lost > pairs() || !known()) return 0;
    return static_cast<double>(we_lose[static_cast<size_t>(lost)]) / static_cast<double>(throws);
}

ContestOdds contest_odds(int our_dice, int their_dice, int sides) {
    constexpr int most_dice = 64;
    const auto few = [](int number, int most) { return number >= 1 && number <= most; };
    if (!few(our_dice, most_dice) || !few(their_dice, most_dice) || !few(sides, 100)) return {};
    if (std::pow(sides, our_dice + their_dice) > most_throws) return {};
    const auto ours = hands_of(our_dice, sides), theirs = hands_of(their_dice, sides);
    if (ours.size() * theirs.size() > most_compared) return {};
    ContestOdds odds;
    odds.we_lose.resize(static_cast<size_t>(std::min(our_dice, their_dice)) + 1);
    for (const Hand& our : ours)
        for (const Hand& their : theirs) {
            const auto lost = static_cast<size_t>(compare(our.faces, their.faces).ours);
            odds.we_lose[lost] += our.throws * their.throws;
            odds.throws += our.throws * their.throws;
        }
    return odds;
}

}  // namespace fronteira::statistics
