// SPDX-License-Identifier: MIT
#pragma once

#include "yardstick_cards.hpp"
#include "yardstick_table.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fronteira::bench {

/// An entry of the list of legal moves, in one word: two spaces (of a trade: three hand positions
/// of four bits) and the upper end of its number, which starts at 1, or 0 without one.
class Choice {
 public:
    Choice() = default;
    Choice(size_t a, size_t b, int high)
        : word_(static_cast<uint64_t>(high) << 32 | static_cast<uint64_t>(b) << 16 | a) {}
    static Choice pass() { return {0xffff, 0, 0}; }

    /// For a choice without a number: the same with one.
    Choice with_high(int high) const {
        Choice choice = *this;
        choice.word_ |= static_cast<uint64_t>(high) << 32;
        return choice;
    }

    bool is_pass() const { return a() == 0xffff; }
    size_t a() const { return word_ & 0xffff; }
    size_t b() const { return word_ >> 16 & 0xffff; }
    int high() const { return static_cast<int>(word_ >> 32); }

 private:
    uint64_t word_ = 0;
};

/// The legal moves of one decision, built anew for each. Spaces ascend, then neighbours ascend; the
/// pass comes last. Nothing allocates after construction.
class ChoiceList {
 public:
    explicit ChoiceList(const YardstickBoard& board)
        : choices_(std::max(board.links.size(), size_t{16}) + 1), end_(choices_.data()) {
        for (size_t from = 0; from < board.region.size(); ++from)
            for (size_t link = board.first_link[from]; link < board.first_link[from + 1]; ++link)
                links_.emplace_back(from, board.links[link], 0);
    }

    size_t size() const { return static_cast<size_t>(end_ - choices_.data()); }
    Choice operator[](size_t i) const { return choices_[i]; }

    void clear() { end_ = choices_.data(); }
    void add(Choice choice) { *end_++ = choice; }

    /// The sets of three that the hand can trade.
    void fill_sets(const Hand& hand, const YardstickBoard& board) {
        clear();
        for (size_t i = 0; i < hand.size; ++i)
            for (size_t j = i + 1; j < hand.size; ++j)
                for (size_t k = j + 1; k < hand.size; ++k)
                    if (valid_set(figure(board, hand.cards[i]), figure(board, hand.cards[j]),
                                  figure(board, hand.cards[k])))
                        add({i | j << 4 | k << 8, 0, 0});
    }

    /// The seat's spaces that still receive armies; `most(space)` says up to how many.
    template <class Size, class Most>
    void fill_spaces(const Table<Size>& table, int seat, Most most) {
        Choice* end = choices_.data();
        const auto& owned = table.owned(seat);
        each_bit(
            table.space_words(), [&](size_t word) { return owned[word]; },
            [&](size_t space) {
                const int high = most(space);
                *end = {space, 0, high};
                end += int{high > 0};
            });
        end_ = end;
    }

    /// The links of a set given by its words; `most(from)` is at least 1.
    template <class Word, class Most>
    void fill_links(size_t words, Word word, Most most) {
        Choice* end = choices_.data();
        each_bit(words, word, [&](size_t link) {
            const Choice choice = links_[link];
            *end++ = choice.with_high(most(choice.a()));
        });
        end_ = end;
    }

 private:
    std::vector<Choice> choices_;
    std::vector<Choice> links_;  ///< of each link, its choice without a number
    Choice* end_;
};

}  // namespace fronteira::bench
