// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace fronteira::bench {

/// Armies for holding so many spaces at the start of a turn.
constexpr int income(int spaces) {
    return std::max(3, spaces / 2);
}

/// Armies for the n-th trade of the match, counted from 1.
constexpr int trade_armies(int trade) {
    return trade <= 5 ? 2 + 2 * trade : 15 + 5 * (trade - 6);
}

/// Figures are 0, 1, 2; a wild card is `wild_figure`. Three equal or three different, wild cards
/// standing for any.
constexpr uint8_t wild_figure = 3;
constexpr bool valid_set(uint8_t a, uint8_t b, uint8_t c) {
    if (a == wild_figure || b == wild_figure || c == wild_figure) return true;
    return (a == b) == (b == c) && (b == c) == (a == c);
}

/// Up to three dice; a die that was not thrown is 0.
using Dice = std::array<int, 3>;

struct Losses {
    int attacker = 0;
    int defender = 0;
    bool operator==(const Losses&) const = default;
};

constexpr void sort_descending(Dice& dice) {
    const auto order = [](int& high, int& low) {
        const int more = std::max(high, low);
        low = std::min(high, low);
        high = more;
    };
    order(dice[0], dice[1]);
    order(dice[1], dice[2]);
    order(dice[0], dice[1]);
}

/// What one battle costs: highest against highest, as many pairs as the smaller throw has dice,
/// ties to the defence.
constexpr Losses losses(Dice attack, Dice defence) {
    sort_descending(attack);
    sort_descending(defence);
    int pairs = 0, won = 0;
    for (size_t i = 0; i < 3; ++i) {
        const int both = int{attack[i] > 0} & int{defence[i] > 0};
        pairs += both;
        won += both & int{attack[i] > defence[i]};
    }
    return {pairs - won, won};
}

/// Fisher and Yates, from the end.
template <class T>
void shuffle(std::vector<T>& cards, Random& random) {
    for (size_t i = cards.size(); i-- > 1;)
        std::swap(cards[i], cards[random.below(static_cast<uint32_t>(i) + 1)]);
}

}  // namespace fronteira::bench
