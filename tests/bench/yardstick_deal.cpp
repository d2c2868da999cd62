// SPDX-License-Identifier: MIT
#include "yardstick_deal.hpp"

#include "yardstick_rules.hpp"

#include <algorithm>
#include <numeric>

namespace fronteira::bench {
namespace {

std::vector<int> deal_objectives(const YardstickBoard& board, int seats, Random& random) {
    std::vector<int> cards;
    for (size_t i = 0; i < board.objectives.size(); ++i)
        if (board.objectives[i].target < seats) cards.push_back(static_cast<int>(i));
    shuffle(cards, random);
    return {cards.rbegin(), cards.rbegin() + seats};
}

int roll_for_distributor(int seats, Random& random) {
    std::vector<int> contenders(static_cast<size_t>(seats));
    std::iota(contenders.begin(), contenders.end(), 0);
    while (contenders.size() > 1) {
        std::vector<int> leaders;
        uint32_t best = 0;
        for (int seat : contenders) {
            const uint32_t die = 1 + random.below(6);
            if (die > best) leaders.clear();
            if (die >= best) leaders.push_back(seat);
            best = std::max(best, die);
        }
        contenders = leaders;
    }
    return contenders.front();
}

std::vector<uint16_t> shuffled_cards(int count, Random& random) {
    std::vector<uint16_t> cards(static_cast<size_t>(count));
    std::iota(cards.begin(), cards.end(), uint16_t{0});
    shuffle(cards, random);
    return cards;
}

}  // namespace

Deal deal(const YardstickBoard& board, int seats, Random& random) {
    Deal table;
    table.objective = deal_objectives(board, seats, random);
    int seat = (roll_for_distributor(seats, random) + 1) % seats;
    table.owner.assign(static_cast<size_t>(board.spaces()), 0);
    const std::vector<uint16_t> territories = shuffled_cards(board.spaces(), random);
    for (auto card = territories.rbegin(); card != territories.rend(); ++card) {
        table.owner[*card] = seat;
        seat = (seat + 1) % seats;
    }
    table.first_seat = seat;
    // "Recoloca os curingas e embaralha": the wild cards go on top of the cards as they lie.
    table.pile = territories;
    for (int wild = 0; wild < board.wild_cards; ++wild)
        table.pile.push_back(static_cast<uint16_t>(board.spaces() + wild));
    shuffle(table.pile, random);
    return table;
}

}  // namespace fronteira::bench
