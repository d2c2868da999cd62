// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace fronteira::page {

/// Writes whole numbers so that small ones take one byte, and a word in full only once.
class Bytes {
 public:
    /// Seven bits a byte, the lowest first; the eighth says that more follow.
    void number(uint32_t value) {
        for (; value >= 128; value >>= 7) text_ += static_cast<char>(value | 128);
        text_ += static_cast<char>(value);
    }
    /// 0, -1, 1, -2, 2 ... as 0, 1, 2, 3, 4 ...
    void integer(int32_t value) {
        number((static_cast<uint32_t>(value) << 1) ^ static_cast<uint32_t>(value >> 31));
    }
    /// The number of the word; one that is new stands behind it, with its length.
    void word(std::string_view word) {
        const auto [known, is_new] = words_.emplace(word, static_cast<uint32_t>(words_.size()));
        number(known->second);
        if (!is_new) return;
        number(static_cast<uint32_t>(word.size()));
        text_ += word;
    }
    const std::string& text() const { return text_; }

 private:
    std::string text_;
    std::map<std::string, uint32_t, std::less<>> words_;
};

}  // namespace fronteira::page
