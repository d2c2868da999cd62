// SPDX-License-Identifier: MIT
#include "match/records/packed_moves.hpp"

namespace fronteira::match {
namespace {

int values_of(const core::MoveKind& kind) {
    return kind.width + (kind.numbered ? 1 : 0);
}

/// Seven bits a byte, the lowest first; a byte below 128 is the last. The place after it.
char* put(char* to, uint32_t number) {
    for (; number >= 128; number >>= 7) *to++ = static_cast<char>(number | 128);
    *to++ = static_cast<char>(number);
    return to;
}

/// 0, -1, 1, -2 become 0, 1, 2, 3.
uint32_t folded_sign(int32_t value) {
    return (static_cast<uint32_t>(value) << 1) ^ static_cast<uint32_t>(value >> 31);
}

int32_t unfolded_sign(uint32_t number) {
    return static_cast<int32_t>((number >> 1) ^ (0u - (number & 1)));
}

}  // namespace

void MovePacker::add(int seat, const Move& move, const core::Rules& rules) {
    constexpr size_t longest = size_t{5} * (1 + max_move_values);
    if (room_.size() < size_ + longest) room_.resize(2 * (size_ + longest));
    const auto kind = static_cast<uint32_t>(move.kind);
    char* end = put(room_.data() + size_, kind * core::max_seats + static_cast<uint32_t>(seat));
    const int count = values_of(rules.moves[kind]);
    for (int i = 0; i < count; ++i)
        end = put(end, folded_sign(move.values[static_cast<size_t>(i)]));
    size_ = static_cast<size_t>(end - room_.data());
}

bool MoveUnpacker::take(uint32_t& number) {
    number = 0;
    for (int shift = 0; shift < 35 && !rest_.empty(); shift += 7) {
        const auto byte = static_cast<uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        number |= static_cast<uint32_t>(byte & 127) << shift;
        if (byte < 128) return true;
    }
    return good_ = false;
}

std::optional<SeatMove> MoveUnpacker::next() {
    uint32_t head = 0;
    if (rest_.empty() || !take(head)) return std::nullopt;
    SeatMove one;
    one.seat = static_cast<int>(head % core::max_seats);
    const size_t kind = head / core::max_seats;
    if (kind >= rules_.moves.size() || one.seat >= rules_.layout.seats()) {
        good_ = false;
        return std::nullopt;
    }
    one.move.kind = static_cast<int16_t>(kind);
    const int count = values_of(rules_.moves[kind]);
    for (int i = 0; i < count; ++i) {
        uint32_t value = 0;
        if (!take(value)) return std::nullopt;
        one.move.values[static_cast<size_t>(i)] = unfolded_sign(value);
    }
    return one;
}

}  // namespace fronteira::match
