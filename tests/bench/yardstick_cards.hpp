// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "yardstick_boards.hpp"
#include "yardstick_rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace fronteira::bench {

constexpr size_t max_hand = 5;

struct Hand {
    std::array<uint16_t, max_hand> cards{};
    size_t size = 0;

    void add(uint16_t card) { cards[size++] = card; }
    uint16_t take(size_t position) {
        const uint16_t card = cards[position];
        --size;
        for (size_t i = position; i < size; ++i) cards[i] = cards[i + 1];
        return card;
    }
};

inline uint8_t figure(const YardstickBoard& board, uint16_t card) {
    return card < board.figure.size() ? board.figure[card] : wild_figure;
}

/// The draw pile, whose top is its last card, and the discards in the order they fell.
class Pile {
 public:
    explicit Pile(std::vector<uint16_t> cards) : pile_(std::move(cards)) {
        discard_.reserve(pile_.size());
    }

    void discard(uint16_t card) { discard_.push_back(card); }

    /// One card more for the hand, unless it is full or no card is left anywhere.
    void draw(Hand& hand, Random& random) {
        if (hand.size == max_hand) return;
        if (pile_.empty()) {
            pile_.swap(discard_);
            shuffle(pile_, random);
        }
        if (pile_.empty()) return;
        hand.add(pile_.back());
        pile_.pop_back();
    }

    /// A hand falls to the seat that eliminated its owner: at random up to a full hand, the rest to
    /// the discards.
    void capture(Hand& winner, Hand& loser, Random& random) {
        while (winner.size < max_hand && loser.size > 0)
            winner.add(loser.take(random.below(static_cast<uint32_t>(loser.size))));
        while (loser.size > 0) discard(loser.take(0));
    }

 private:
    std::vector<uint16_t> pile_, discard_;
};

}  // namespace fronteira::bench
