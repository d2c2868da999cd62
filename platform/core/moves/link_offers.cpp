// SPDX-License-Identifier: MIT
#include "core/moves/link_offers.hpp"

#include "core/moves/clause.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

const Slot* second_space(const MoveKind& kind) {
    const bool second = kind.slots.size() > 1 && kind.slots[1].type == Slot::Type::space;
    return second ? &kind.slots[1] : nullptr;
}

size_t candidates(const Rules& rules, const Slot* to) {
    const auto spaces = static_cast<size_t>(rules.board->space_count());
    if (to == nullptr) return spaces;
    return to->linked_to >= 0 ? static_cast<size_t>(rules.board->link_count()) : spaces * spaces;
}

/// The number of a kind of move, if it has one and its range depends on the first space alone; or
/// else, if it depends on the linked one.
const Slot* number_slot(const Rules& rules, const MoveKind& kind, const Slot* to, bool of_pair) {
    if (!kind.numbered) return nullptr;
    const Slot& number = kind.slots.back();
    const bool leans_on_target =
        to != nullptr && std::max(rules.expressions.furthest_slot(number.from),
                                  rules.expressions.furthest_slot(number.upto)) >= to->offset;
    return leans_on_target == of_pair ? &number : nullptr;
}

/// Where a column stands, if a clause of the slot compares its cells by themselves, which fails
/// where they are hidden; or else -1.
int32_t rows_in_sight(const Rules& rules, const Slot& slot, ColumnId column) {
    const bool seen = std::any_of(slot.tests.begin(), slot.tests.end(), [&](const Test& test) {
        return compares(test) && test.column == column && SpaceFilter::is_alone(rules, test);
    });
    return seen && column >= 0 ? rules.layout.column(column).offset : -1;
}

}  // namespace

LinkOffers::LinkOffers(const Rules& rules, const MoveKind& kind, int seat)
    : rules_(rules),
      seat_(seat),
      from_(kind.slots.front()),
      to_(second_space(kind)),
      linked_(to_ != nullptr && to_->linked_to >= 0),
      number_of_pair_(number_slot(rules, kind, to_, true)),
      may_be_origin_(rules, from_, seat, number_slot(rules, kind, to_, false)),
      may_be_target_(rules, to_ != nullptr ? *to_ : from_, seat),
      origins_(static_cast<size_t>(rules.layout.words())),
      targets_(origins_),
      offers_(candidates(rules, to_)) {
    if (to_ == nullptr) return;
    for (const Test& test : to_->tests)
        if (!SpaceFilter::is_alone(rules, test)) of_pair_.push_back(pair_clause(test));
    paired_ = number_of_pair_ != nullptr || !of_pair_.empty();
    target_counts_ = number_of_pair_ != nullptr ||
                     std::any_of(of_pair_.begin(), of_pair_.end(), [](const PairClause& clause) {
                         return !clause.of_origin || clause.test->column >= 0;
                     });
    for (int kinds = 0; !to_->link_kinds.empty() && kinds < rules.board->kinds_count(); ++kinds)
        followed_.push_back(follows(*to_, *rules.board, static_cast<uint8_t>(kinds)) ? 1 : 0);
}

LinkOffers::PairClause LinkOffers::pair_clause(const Test& test) const {
    const Expressions& all = rules_.expressions;
    PairClause clause{&test};
    clause.of_origin = compares(test) && all.furthest_slot(test.operand) < to_->offset;
    if (!clause.of_origin) return clause;
    clause.of_targets = rows_in_sight(rules_, *to_, test.column);
    const Expression& operand = all.at(test.operand);
    if (operand.op != Expression::Op::column || operand.left < 0) return clause;
    const Expression& row = all.at(operand.left);
    if (row.op == Expression::Op::slot && row.value == from_.offset)
        clause.of_origins = rows_in_sight(rules_, from_, static_cast<ColumnId>(operand.value));
    return clause;
}

size_t LinkOffers::pair(int32_t origin, int32_t target) const {
    return static_cast<size_t>(origin) * static_cast<size_t>(rules_.board->space_count()) +
           static_cast<size_t>(target);
}

void LinkOffers::choose_origin(Asking& asking, int32_t origin) {
    asking.move.values[0] = origin;
    for (PairClause& clause : of_pair_)
        if (clause.of_origins >= 0)
            clause.operand = asking.context.state.cell(clause.of_origins + origin);
        else if (clause.of_origin)
            clause.operand = operand_of(rules_.expressions, asking.context, *clause.test);
}

/// Whether the chosen origin and a target suit each other, links aside.
[[gnu::always_inline]] inline bool LinkOffers::suits(Asking& asking, int32_t target) const {
    asking.move.values[1] = target;
    const EvaluationContext& context = asking.context;
    for (const PairClause& clause : of_pair_) {
        const Test& test = *clause.test;
        if (!clause.of_origin) {
            if (!passes(rules_.expressions, context, test, target)) return false;
            continue;
        }
        const int32_t value = clause.of_targets >= 0
                                  ? context.state.cell(clause.of_targets + target)
                                  : value_of(context, test, target);
        if (!admits(context, test, value, clause.operand)) return false;
    }
    return number_of_pair_ == nullptr || has_range(rules_.expressions, context, *number_of_pair_);
}

bool LinkOffers::suits(Asking& asking, int32_t origin, int32_t target) {
    if (!paired_) return true;
    choose_origin(asking, origin);
    return suits(asking, target);
}

void LinkOffers::find(const State& state) {
    Asking asking(state, seat_);
    offers_.clear();
    may_be_origin_.admit(asking, origins_);
    if (to_ != nullptr) may_be_target_.admit(asking, targets_);
    int32_t first = 0;
    for (const uint32_t word : origins_) {
        if (to_ == nullptr) offers_.add(static_cast<size_t>(first), word);
        for (uint32_t left = to_ == nullptr ? 0 : word; left != 0; left &= left - 1)
            each_from(asking, first + std::countr_zero(left),
                      [&](size_t at, size_t, uint64_t open) { offers_.add(at, open); });
        first += 32;
    }
    offers_.count_again();
}

void LinkOffers::renew_origin(Asking& asking, int32_t space) {
    const bool is = may_be_origin_.admits(asking, space);
    const bool was = has(origins_, space);
    if (is == was && !(is && paired_)) return;
    set(origins_, space, is);
    if (to_ == nullptr)
        offers_.set(static_cast<size_t>(space), is);
    else
        renew_from(asking, space);
}

void LinkOffers::renew_target(Asking& asking, int32_t space) {
    const bool is = may_be_target_.admits(asking, space);
    const bool was = has(targets_, space);
    if (is == was && !(is && target_counts_)) return;
    set(targets_, space, is);
    linked_ ? renew_links_to(asking, space) : renew_pairs_to(asking, space);
}

void LinkOffers::renew_links_to(Asking& asking, int32_t target) {
    const bool is_target = has(targets_, target);
    for (const int32_t link : rules_.board->links_to(target)) {
        const int32_t origin = rules_.board->link_from(link);
        const bool open = is_target && has(origins_, origin) && follows_link(link) &&
                          suits(asking, origin, target);
        offers_.set(static_cast<size_t>(link), open);
    }
}

void LinkOffers::renew_pairs_to(Asking& asking, int32_t target) {
    const bool is_target = has(targets_, target);
    for (size_t word = 0; word < origins_.size(); ++word)
        for (uint32_t left = origins_[word]; left != 0; left &= left - 1) {
            const int32_t origin = static_cast<int32_t>(word) * 32 + std::countr_zero(left);
            offers_.set(pair(origin, target), is_target && suits(asking, origin, target));
        }
}

void LinkOffers::renew_from(Asking& asking, int32_t origin) {
    each_from(asking, origin, [&](size_t first, size_t count, uint64_t open) {
        offers_.splice(first, count, open);
    });
}

/// Visits runs of links or pairs from that space, a bit for each that is open.
template <class Visit>
inline void LinkOffers::each_from(Asking& asking, int32_t origin, Visit visit) {
    const bool is_origin = has(origins_, origin);
    linked_ ? each_link_from(asking, origin, is_origin, visit)
            : each_pair_from(asking, origin, is_origin, visit);
}

template <class Visit>
inline void LinkOffers::each_link_from(Asking& asking, int32_t origin, bool is_origin,
                                       Visit visit) {
    const auto near = rules_.board->neighbours(origin);
    const int32_t first = rules_.board->first_link(origin);
    for (size_t done = 0; done < near.size(); done += CountedBits::word_bits) {
        const size_t count = std::min(near.size() - done, CountedBits::word_bits);
        uint64_t open = 0;
        if (is_origin)
            for (size_t i = 0; i < count; ++i) open |= uint64_t{has(targets_, near[done + i])} << i;
        if (paired_ && open != 0) choose_origin(asking, origin);
        if (paired_ || !followed_.empty())
            for (uint64_t left = open; left != 0; left &= left - 1) {
                const auto i = static_cast<size_t>(std::countr_zero(left)) + done;
                if (!follows_link(first + static_cast<int32_t>(i)) ||
                    (paired_ && !suits(asking, near[i])))
                    open &= ~(left & -left);
            }
        visit(static_cast<size_t>(first) + done, count, open);
    }
}

template <class Visit>
inline void LinkOffers::each_pair_from(Asking& asking, int32_t origin, bool is_origin,
                                       Visit visit) {
    const int32_t spaces = rules_.board->space_count();
    if (is_origin && paired_) choose_origin(asking, origin);
    for (int32_t first = 0; first < spaces; first += 32) {
        uint32_t open = is_origin ? targets_[static_cast<size_t>(first) / 32] : 0;
        if (paired_)
            for (uint32_t left = open; left != 0; left &= left - 1)
                if (!suits(asking, first + std::countr_zero(left))) open &= ~(left & -left);
        visit(pair(origin, first), static_cast<size_t>(std::min(32, spaces - first)),
              uint64_t{open});
    }
}

void LinkOffers::write(size_t index, Move& move) const {
    const auto bit = static_cast<int32_t>(offers_.nth(index));
    if (to_ == nullptr) {
        move.values[0] = bit;
    } else if (!linked_) {
        move.values[0] = bit / rules_.board->space_count();
        move.values[1] = bit % rules_.board->space_count();
    } else {
        move.values[0] = rules_.board->link_from(bit);
        move.values[1] = rules_.board->link_to(bit);
    }
}

}  // namespace fronteira::core
