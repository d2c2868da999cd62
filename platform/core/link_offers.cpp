// SPDX-License-Identifier: MIT
#include "core/link_offers.hpp"

#include "core/clause.hpp"

namespace fronteira::core {
namespace {

const Slot* linked_slot(const MoveKind& kind) {
    for (const Slot& slot : kind.slots)
        if (slot.linked_to >= 0) return &slot;
    return nullptr;
}

size_t candidates(const Rules& rules, const Slot* to) {
    return static_cast<size_t>(to != nullptr ? rules.board->link_count()
                                             : rules.board->space_count());
}

}  // namespace

/// Who asks, with a move to fill in.
struct LinkOffers::Asking {
    Asking(const State& state, int seat) : question{state, seat, move} {}
    Move move;
    Question question;
};

LinkOffers::LinkOffers(const Rules& rules, const MoveKind& kind)
    : rules_(rules),
      from_(kind.slots.front()),
      to_(linked_slot(kind)),
      may_be_origin_(rules, from_),
      may_be_target_(rules, to_ != nullptr ? *to_ : from_),
      origins_(static_cast<size_t>(rules.board->space_count())),
      targets_(origins_),
      offers_(candidates(rules, to_)) {
    for (const Slot& slot : kind.slots) {
        if (slot.type != Slot::Type::number) continue;
        const bool of_origin =
            to_ == nullptr || std::max(rules.expressions.furthest_slot(slot.from),
                                       rules.expressions.furthest_slot(slot.upto)) < to_->offset;
        (of_origin ? number_of_origin_ : number_of_pair_) = &slot;
    }
    if (to_ == nullptr) return;
    for (const Test& test : to_->tests)
        if (!SpaceFilter::is_alone(rules, test)) of_pair_.push_back(&test);
    paired_ = number_of_pair_ != nullptr || !of_pair_.empty();
}

bool LinkOffers::has_range(const Asking& asking, const Slot* number) const {
    if (number == nullptr) return true;
    const int32_t from = rules_.expressions.evaluate(number->from, asking.question);
    const int32_t upto = rules_.expressions.evaluate(number->upto, asking.question);
    return from != hidden && upto != hidden && from <= upto;
}

bool LinkOffers::is_origin(Asking& asking, int32_t space) const {
    asking.move.values[0] = space;
    return may_be_origin_.admits(asking.question, space) && has_range(asking, number_of_origin_);
}

/// Whether the link of an origin is on offer.
bool LinkOffers::is_open(Asking& asking, int32_t link, int32_t origin, int32_t space) const {
    if (!targets_.test(static_cast<size_t>(space))) return false;
    if (!to_->link_kinds.empty() && !follows(*to_, rules_.board->kind_of(link))) return false;
    if (!paired_) return true;
    asking.move.values[0] = origin;
    asking.move.values[1] = space;
    for (const Test* test : of_pair_)
        if (!passes(rules_, asking.question, *test, space)) return false;
    return has_range(asking, number_of_pair_);
}

/// Whether an index knows of no reason why no link of that space should be on offer.
bool LinkOffers::meets(const State& state, int32_t origin) const {
    if (from_.index < 0 || from_.meets == Slot::Meets::anyone) return true;
    const SeatIndex& index = rules_.layout.indexes()[static_cast<size_t>(from_.index)];
    const int32_t bits = from_.meets == Slot::Meets::other ? index.meets_other : index.meets_same;
    return (state.word(bits, origin / 32) >> (origin % 32) & 1u) != 0;
}

void LinkOffers::find(const State& state, int seat) {
    Asking asking(state, seat);
    offers_.clear();
    for (int word = 0; word < rules_.layout.words(); ++word) {
        const auto first = static_cast<size_t>(word) * 32;
        uint32_t origins = may_be_origin_.admitted(asking.question, word);
        if (number_of_origin_ != nullptr)
            for (uint32_t left = origins; left != 0; left &= left - 1) {
                asking.move.values[0] = word * 32 + std::countr_zero(left);
                if (!has_range(asking, number_of_origin_)) origins &= ~(left & -left);
            }
        origins_.splice(first, 32, origins);
        if (to_ != nullptr)
            targets_.splice(first, 32, may_be_target_.admitted(asking.question, word));
        else
            offers_.splice(first, 32, origins);
    }
    if (to_ == nullptr) return;
    origins_.each([&](size_t origin) {
        const auto space = static_cast<int32_t>(origin);
        if (meets(state, space)) renew_links_from(asking, space);
    });
}

void LinkOffers::renew(const State& state, int seat, std::span<const int32_t> origins,
                       std::span<const int32_t> targets) {
    Asking asking(state, seat);
    for (const int32_t space : targets) renew_target(asking, space);
    for (const int32_t space : origins) renew_origin(asking, space);
}

void LinkOffers::renew_origin(Asking& asking, int32_t space) {
    const auto at = static_cast<size_t>(space);
    const bool is = is_origin(asking, space);
    if (is == origins_.test(at) && !paired_) return;
    origins_.set(at, is);
    if (to_ == nullptr)
        offers_.set(at, is);
    else
        renew_links_from(asking, space);
}

void LinkOffers::renew_target(Asking& asking, int32_t space) {
    const auto at = static_cast<size_t>(space);
    const bool is = may_be_target_.admits(asking.question, space);
    if (is == targets_.test(at) && !paired_) return;
    targets_.set(at, is);
    for (const int32_t link : rules_.board->links_to(space)) {
        const int32_t origin = rules_.board->link_from(link);
        offers_.set(static_cast<size_t>(link), origins_.test(static_cast<size_t>(origin)) &&
                                                   is_open(asking, link, origin, space));
    }
}

void LinkOffers::renew_links_from(Asking& asking, int32_t origin) {
    const auto near = rules_.board->neighbours(origin);
    const int32_t first = rules_.board->first_link(origin);
    const bool is_origin = origins_.test(static_cast<size_t>(origin));
    for (size_t done = 0; done < near.size(); done += CountedBits::word_bits) {
        const size_t count = std::min(near.size() - done, CountedBits::word_bits);
        uint64_t open = 0;
        for (size_t i = 0; is_origin && i < count; ++i) {
            const auto link = first + static_cast<int32_t>(done + i);
            open |= uint64_t{is_open(asking, link, origin, near[done + i])} << i;
        }
        offers_.splice(static_cast<size_t>(first) + done, count, open);
    }
}

void LinkOffers::write(size_t index, Move& move) const {
    const auto bit = static_cast<int32_t>(offers_.nth(index));
    if (to_ == nullptr) {
        move.values[0] = bit;
    } else {
        move.values[0] = rules_.board->link_from(bit);
        move.values[1] = rules_.board->link_to(bit);
    }
}

}  // namespace fronteira::core
