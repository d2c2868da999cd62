// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace fronteira::match {

/// The moves of a match in few bytes: who moved, the kind and the values that it has, each in as
/// many bytes as its size asks for. Only the rules they were played under can read them.
class MovePacker {
 public:
    void clear() { size_ = 0; }
    void add(int seat, const Move& move, const core::Rules& rules);
    std::string_view bytes() const { return {room_.data(), size_}; }

 private:
    std::string room_;  ///< of which `size_` bytes are written: a move costs no call
    size_t size_ = 0;
};

struct SeatMove {
    int seat = 0;
    Move move;
};

/// Reads what a MovePacker wrote, one move after the other.
class MoveUnpacker {
 public:
    MoveUnpacker(std::string_view bytes, const core::Rules& rules) : rest_(bytes), rules_(rules) {}

    /// Nothing at the end, and for bytes that are not moves: then `good()` is false.
    std::optional<SeatMove> next();
    bool good() const { return good_; }

 private:
    bool take(uint32_t& number);

    std::string_view rest_;
    const core::Rules& rules_;
    bool good_ = true;
};

}  // namespace fronteira::match
