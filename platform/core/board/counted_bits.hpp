// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fronteira::core {

/// A row of bits that knows how many are set, and finds the n-th of them word by word.
class CountedBits {
 public:
    static constexpr size_t word_bits = 64;

    explicit CountedBits(size_t bits)
        : words_((bits + word_bits - 1) / word_bits), counts_(words_.size()) {}

    /// How many are set.
    size_t count() const { return count_; }
    bool test(size_t at) const { return (words_[at / word_bits] >> (at % word_bits) & 1u) != 0; }
    /// Where the n-th set bit stands, from 0; n must be below count().
    size_t nth(size_t n) const;

    void clear();
    void set(size_t at, bool on);
    /// Takes over `count` bits (at most 64) that stand from `first` on.
    void splice(size_t first, size_t count, uint64_t bits);
    /// Sets those that are set in `bits` from `first` on; count_again() must follow.
    void add(size_t first, uint64_t bits) {
        const size_t shift = first % word_bits;
        words_[first / word_bits] |= bits << shift;
        if (shift != 0 && bits >> (word_bits - shift) != 0)
            words_[first / word_bits + 1] |= bits >> (word_bits - shift);
    }
    void count_again();

 private:
    void replace(size_t word, uint64_t mask, uint64_t bits);

    std::vector<uint64_t> words_;
    std::vector<uint8_t> counts_;  ///< of each word
    size_t count_ = 0;
};

}  // namespace fronteira::core
