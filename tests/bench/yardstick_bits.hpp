// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace fronteira::bench {

/// A set of numbers below 64 * `Words`. Small sets are walked by loops of a fixed length.
template <size_t Words>
using Bits = std::array<uint64_t, Words>;

constexpr size_t words_for(size_t bits) {
    return (bits + 63) / 64;
}

template <size_t Words>
void set_bit(Bits<Words>& bits, size_t i, bool on) {
    uint64_t& word = bits[i / 64];
    word = (word & ~(uint64_t{1} << (i % 64))) | uint64_t{on} << (i % 64);
}

template <size_t Words>
bool has_bit(const Bits<Words>& bits, size_t i) {
    return (bits[i / 64] >> (i % 64) & 1) != 0;
}

/// Visits the set bits in ascending order; `word(i)` gives the i-th of `words` words.
template <class Word, class Visit>
void each_bit(size_t words, Word word, Visit visit) {
    for (size_t i = 0; i < words; ++i)
        for (uint64_t left = word(i); left != 0; left &= left - 1)
            visit(i * 64 + static_cast<size_t>(std::countr_zero(left)));
}

}  // namespace fronteira::bench
