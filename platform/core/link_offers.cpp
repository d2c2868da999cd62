// SPDX-License-Identifier: MIT
#include "core/link_offers.hpp"

#include "core/clause.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

constexpr size_t word_bits = 64;

/// The bits of `open` whose numbers pass.
template <class Passes>
uint64_t those_that(uint64_t open, Passes passes) {
    for (uint64_t left = open; left != 0; left &= left - 1) {
        const int i = std::countr_zero(left);
        if (!passes(static_cast<size_t>(i))) open &= ~(uint64_t{1} << i);
    }
    return open;
}

}  // namespace

LinkOffers::LinkOffers(const Rules& rules, const MoveKind& kind)
    : rules_(rules), from_(kind.slots.front()) {
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

/// Takes over `count` bits (at most 64) that stand from `first` on.
void LinkOffers::splice(size_t first, size_t count, uint64_t bits) {
    const size_t shift = first % word_bits, here = std::min(count, word_bits - shift);
    const auto low = [](size_t length) {
        return length == word_bits ? ~uint64_t{0} : (uint64_t{1} << length) - 1;
    };
    uint64_t& word = bits_[first / word_bits];
    const uint64_t before = word, mask = low(here) << shift;
    word = (word & ~mask) | (bits << shift & mask);
    if (word != before)
        size_ +=
            static_cast<size_t>(std::popcount(word)) - static_cast<size_t>(std::popcount(before));
    if (here < count) splice(first + here, count - here, bits >> here);
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
    if (to_ == nullptr) return splice(static_cast<size_t>(origin), 1, open ? 1 : 0);

    const auto first = static_cast<size_t>(rules_.board->first_link(origin));
    const size_t links = rules_.board->neighbours(origin).size();
    for (size_t done = 0; done < links; done += word_bits) {
        const size_t count = std::min(links - done, word_bits);
        splice(first + done, count, open ? targets(question, move, done, count) : 0);
    }
}

/// Which of `count` links of the first space, from its link `first` on, lead to where they may: a
/// bit each.
uint64_t LinkOffers::targets(const Question& question, Move& move, size_t first,
                             size_t count) const {
    const int32_t origin = move.values[0];
    const auto near = rules_.board->neighbours(origin).subspan(first, count);
    const auto kinds = rules_.board->neighbour_kinds(origin).subspan(first, count);
    uint64_t open = count == word_bits ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
    if (!to_->link_kinds.empty())
        open = those_that(open, [&](size_t i) { return follows(*to_, kinds[i]); });
    for (const Test& test : to_->tests)
        open = test.fixed ? those_that_pass(open, question, test, near)
                          : those_that(open, [&](size_t i) {
                                move.values[1] = near[i];
                                return passes(rules_, question, test, near[i]);
                            });
    if (number_ == nullptr || number_of_origin_) return open;
    return those_that(open, [&](size_t i) {
        move.values[1] = near[i];
        return numbered(question.state, question.seat, move);
    });
}

/// The same for a clause that compares all of them with one value. Whose space it is, and whose
/// not, is asked most by far, so that these two have loops of their own.
uint64_t LinkOffers::those_that_pass(uint64_t open, const Question& question, const Test& test,
                                     std::span<const int32_t> near) const {
    const int32_t operand = operand_of(rules_, question, test);
    const auto value = [&](size_t i) { return question.state.cell(test.offset + near[i]); };
    if (test.offset >= 0 && test.op == Test::Op::other_seat)
        return those_that(open,
                          [&](size_t i) { return value(i) != none && value(i) != question.seat; });
    if (test.offset >= 0 && test.op == Test::Op::equal && operand != hidden)
        return those_that(open, [&](size_t i) { return value(i) == operand; });
    return those_that(open,
                      [&](size_t i) { return passes(rules_, question, test, near[i], operand); });
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
