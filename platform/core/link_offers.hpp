// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::core {

/// The legal moves of one kind that picks a space, or a space and one linked to it: a bit for each
/// space or link of the board, in the order of the board. What changes on one space is renewed
/// there alone, so that a move costs as much as it changes.
class LinkOffers {
 public:
    LinkOffers(const Rules& rules, const MoveKind& kind);

    size_t size() const { return size_; }
    /// The values of the move at `index`, which must be below size(), without its number.
    void write(size_t index, Move& move) const;

    /// Finds all moves of the seat anew.
    void find(const State& state, int seat);
    /// Finds those that begin on one space anew.
    void renew(const State& state, int seat, int origin);

 private:
    void splice(size_t first, size_t count, uint64_t bits);
    uint64_t those_that_pass(uint64_t open, const Question& question, const Test& test,
                             std::span<const int32_t> near) const;
    uint64_t targets(const Question& question, Move& move, size_t first, size_t count) const;
    bool numbered(const State& state, int seat, const Move& move) const;

    const Rules& rules_;
    const Slot& from_;
    const Slot* to_ = nullptr;       ///< the linked space, if there is one
    const Slot* number_ = nullptr;   ///< the number, if there is one
    bool number_of_origin_ = false;  ///< the range depends on the first space alone
    std::vector<uint64_t> bits_;
    size_t size_ = 0;
};

}  // namespace fronteira::core
