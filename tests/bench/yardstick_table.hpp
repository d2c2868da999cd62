// SPDX-License-Identifier: MIT
#pragma once

#include "yardstick_bits.hpp"
#include "yardstick_boards.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fronteira::bench {

constexpr int max_seats = 6;

/// How large a board may be. The small size is the one that must be fast: its sets are a few words
/// whose number is known to the compiler.
struct SmallSize {
    static constexpr size_t space_words = 1, link_words = 3;
    static size_t words_of(size_t, size_t most) { return most; }
};
struct LargeSize {
    static constexpr size_t space_words = 128, link_words = 1024;
    static size_t words_of(size_t bits, size_t) { return words_for(bits); }
};

/// Who holds what. Every count that victory and income ask for, and every set of links that the
/// list of moves asks for, follows each change. A link is an index into the board's `links`.
template <class Size>
class Table {
 public:
    using SpaceBits = Bits<Size::space_words>;
    using LinkBits = Bits<Size::link_words>;

    Table(const YardstickBoard& board, const std::vector<int>& owners)
        : board_(board),
          regions_(static_cast<size_t>(board.regions())),
          back_(board.links.size()),
          held_(max_seats * regions_) {
        index_back_links();
        for (size_t space = 0; space < owners.size(); ++space) {
            gain(space, owners[space]);
            add_armies(space, 1);
        }
    }

    int owner(size_t space) const { return owner_[space]; }
    int armies(size_t space) const { return armies_[space]; }
    int spaces(int seat) const { return spaces_[index(seat)]; }
    int garrisons(int seat) const { return garrisons_[index(seat)]; }
    int complete_regions(int seat) const { return complete_[index(seat)]; }
    bool holds(int seat, size_t region) const {
        return held_[index(seat) * regions_ + region] == board_.region_size[region];
    }

    size_t space_words() const { return Size::words_of(board_.region.size(), Size::space_words); }
    size_t link_words() const { return Size::words_of(board_.links.size(), Size::link_words); }
    const SpaceBits& owned(int seat) const { return owned_[index(seat)]; }

    /// Links from the seat's spaces with at least two armies to other seats' spaces.
    uint64_t attack_links(int seat, size_t word) const {
        return garrisoned_[word] & from_[index(seat)][word] & ~to_[index(seat)][word];
    }
    /// The same to the seat's own spaces.
    uint64_t inner_links(int seat, size_t word) const {
        return garrisoned_[word] & from_[index(seat)][word] & to_[index(seat)][word];
    }
    /// Puts the links from `space` to spaces of its own side into the set, or takes them out.
    void set_inner_links(LinkBits& links, size_t space, bool on) const {
        each_link(space, [&](size_t link) {
            set_bit(links, link, on && has_bit(to_[owner_[space]], link));
        });
    }

    void add_armies(size_t space, int more) {
        const bool before = armies_[space] >= 2;
        armies_[space] += more;
        const bool after = armies_[space] >= 2;
        if (before == after) return;
        garrisons_[owner_[space]] += after ? 1 : -1;
        each_link(space, [&](size_t link) { set_bit(garrisoned_, link, after); });
    }

    /// The space must be without armies.
    void change_owner(size_t space, int to) {
        lose(space);
        gain(space, to);
    }

 private:
    static size_t index(int seat) { return static_cast<size_t>(seat); }

    template <class Visit>
    void each_link(size_t space, Visit visit) const {
        const size_t stop = board_.first_link[space + 1];
        for (size_t link = board_.first_link[space]; link < stop; ++link) visit(link);
    }

    void index_back_links() {
        for (size_t space = 0; space < board_.region.size(); ++space)
            each_link(space, [&](size_t link) {
                each_link(board_.links[link], [&](size_t back) {
                    if (board_.links[back] == space) back_[link] = back;
                });
            });
    }

    void set_owned(size_t space, size_t seat, bool on) {
        set_bit(owned_[seat], space, on);
        each_link(space, [&](size_t link) {
            set_bit(from_[seat], link, on);
            set_bit(to_[seat], back_[link], on);
        });
    }

    void gain(size_t space, int seat) {
        const size_t region = board_.region[space];
        owner_[space] = static_cast<uint8_t>(seat);
        set_owned(space, index(seat), true);
        ++spaces_[index(seat)];
        ++held_[index(seat) * regions_ + region];
        complete_[index(seat)] += int{holds(seat, region)};
    }

    void lose(size_t space) {
        const size_t region = board_.region[space];
        const int seat = owner_[space];
        complete_[index(seat)] -= int{holds(seat, region)};
        --held_[index(seat) * regions_ + region];
        --spaces_[index(seat)];
        set_owned(space, index(seat), false);
    }

    const YardstickBoard& board_;
    size_t regions_;
    std::array<int, max_seats> spaces_{}, garrisons_{}, complete_{};
    std::array<SpaceBits, max_seats> owned_{};
    LinkBits garrisoned_{};                          ///< links from two or more armies
    std::array<LinkBits, max_seats> from_{}, to_{};  ///< links from and to a seat's spaces
    std::array<uint8_t, Size::space_words * 64> owner_{};
    std::array<int, Size::space_words * 64> armies_{};
    std::vector<size_t> back_;  ///< of each link, the same border the other way
    std::vector<int> held_;     ///< spaces of each region, for each seat
};

}  // namespace fronteira::bench
