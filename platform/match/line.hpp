// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>

namespace fronteira::match {

/// A text that is put together from small pieces. What is cleared keeps its room.
class Line {
 public:
    void clear() { size_ = 0; }
    size_t size() const { return size_; }
    std::string_view text() const { return {room_.data(), size_}; }

    void add(char c) {
        *end(1) = c;
        ++size_;
    }
    void add(std::string_view text) {
        std::memcpy(end(text.size()), text.data(), text.size());
        size_ += text.size();
    }
    /// Digits, with a `-` before them where it is negative.
    void add_number(int64_t number) {
        constexpr size_t most = std::numeric_limits<int64_t>::digits10 + 2;
        char* const first = end(most);
        size_ += static_cast<size_t>(std::to_chars(first, first + most, number).ptr - first);
    }
    /// The same for what has no name of its own: `#17`.
    void add_by_number(int64_t number) {
        add('#');
        add_number(number);
    }

 private:
    /// Where the text ends, with room for so many characters more.
    char* end(size_t more) {
        if (room_.size() - size_ < more) room_.resize(2 * (size_ + more));
        return room_.data() + size_;
    }

    std::string room_;
    size_t size_ = 0;
};

}  // namespace fronteira::match
