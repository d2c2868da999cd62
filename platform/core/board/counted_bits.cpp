// SPDX-License-Identifier: MIT
#include "core/board/counted_bits.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {

size_t CountedBits::nth(size_t n) const {
    size_t word = 0;
    for (; n >= counts_[word]; ++word) n -= counts_[word];
    uint64_t left = words_[word];
    for (; n > 0; --n) left &= left - 1;
    return word * word_bits + static_cast<size_t>(std::countr_zero(left));
}

void CountedBits::clear() {
    std::fill(words_.begin(), words_.end(), 0);
    std::fill(counts_.begin(), counts_.end(), 0);
    count_ = 0;
}

void CountedBits::set(size_t at, bool on) {
    if (test(at) == on) return;
    words_[at / word_bits] ^= uint64_t{1} << at % word_bits;
    on ? ++counts_[at / word_bits] : --counts_[at / word_bits];
    on ? ++count_ : --count_;
}

void CountedBits::splice(size_t first, size_t count, uint64_t bits) {
    const size_t shift = first % word_bits, room = word_bits - shift;
    const uint64_t mask = count == word_bits ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
    replace(first / word_bits, mask << shift, bits << shift);
    if (count > room) replace(first / word_bits + 1, mask >> room, bits >> room);
}

void CountedBits::count_again() {
    count_ = 0;
    for (size_t word = 0; word < words_.size(); ++word) {
        counts_[word] = static_cast<uint8_t>(std::popcount(words_[word]));
        count_ += counts_[word];
    }
}

void CountedBits::replace(size_t word, uint64_t mask, uint64_t bits) {
    const uint64_t after = (words_[word] & ~mask) | (bits & mask);
    if (after == words_[word]) return;
    words_[word] = after;
    count_ -= counts_[word];
    counts_[word] = static_cast<uint8_t>(std::popcount(after));
    count_ += counts_[word];
}

}  // namespace fronteira::core
