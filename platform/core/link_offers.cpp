// SPDX-License-Identifier: MIT
#include "core/link_offers.hpp"

#include "core/clause.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

constexpr size_t word_bits = 64;

}  // namespace

LinkOffers::LinkOffers(const Rules& rules, const MoveKind& kind)
    : rules_(rules), kind_(kind), from_(kind.slots.front()) {
    size_t candidates = static_cast<size_t>(rules.board->space_count());
    for (const Slot& slot : kind.slots) {
        if (slot.type == Slot::Type::number) number_ = &slot;
        if (slot.linked_to < 0) continue;
        to_ = &slot;
        candidates = static_cast<size_t>(rules.board->link_count());
    }
    if (to_ != nullptr && number_ != nullptr)
        number_of_origin_ = std::max(rules.expressions.furthest_slot(number_->from),
                                     rules.expressions.furthest_slot(number_->upto)) < to_->offset;
    bits_.resize((candidates + word_bits - 1) / word_bits);
}

void LinkOffers::set(size_t bit, bool on) {
    uint64_t& word = bits_[bit / word_bits];
    const uint64_t mask = uint64_t{1} << bit % word_bits;
    if (((word & mask) != 0) == on) return;
    word ^= mask;
    on ? ++size_ : --size_;
}

bool LinkOffers::numbered(const State& state, int seat, const Move& move) const {
    const Question question{state, seat, move};
    const int32_t from = rules_.expressions.evaluate(number_->from, question);
    const int32_t upto = rules_.expressions.evaluate(number_->upto, question);
    return from != hidden && upto != hidden && from <= upto;
}

void LinkOffers::renew(const State& state, int seat, int origin) {
    Move move;
    move.values[0] = origin;
    const Question question{state, seat, move};
    bool open = passes_all(rules_, question, from_.tests, origin);
    if (open && number_ != nullptr && (to_ == nullptr || number_of_origin_))
        open = numbered(state, seat, move);
    if (to_ == nullptr) return set(static_cast<size_t>(origin), open);

    const Board& board = *rules_.board;
    const auto first = static_cast<size_t>(board.first_link(origin));
    const auto near = board.neighbours(origin);
    const auto kinds = board.neighbour_kinds(origin);
    for (size_t i = 0; i < near.size(); ++i) {
        bool on = open && follows(*to_, kinds[i]);
        if (on) {
            move.values[1] = near[i];
            on = passes_all(rules_, question, to_->tests, near[i]) &&
                 (number_ == nullptr || number_of_origin_ || numbered(state, seat, move));
        }
        set(first + i, on);
    }
}

void LinkOffers::find(const State& state, int seat) {
    std::fill(bits_.begin(), bits_.end(), 0);
    size_ = 0;
    each_candidate(rules_, state, from_, seat, [&](int space) { renew(state, seat, space); });
}

void LinkOffers::write(size_t index, Move& move) const {
    size_t word = 0;
    for (size_t here; index >= (here = static_cast<size_t>(std::popcount(bits_[word]))); ++word)
        index -= here;
    uint64_t left = bits_[word];
    for (; index > 0; --index) left &= left - 1;
    const auto bit = static_cast<int>(word * word_bits) + std::countr_zero(left);
    if (to_ == nullptr) {
        move.values[0] = bit;
    } else {
        move.values[0] = rules_.board->link_from(bit);
        move.values[1] = rules_.board->link_to(bit);
    }
}

}  // namespace fronteira::core
