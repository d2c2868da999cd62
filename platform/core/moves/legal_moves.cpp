// SPDX-License-Identifier: MIT
#include "core/moves/legal_moves.hpp"

#include "core/moves/slot_clauses.hpp"

#include <algorithm>

namespace fronteira::core {

/// Walks the slots of one kind of move, depth first, and writes down every complete row.
class MoveFinder {
 public:
    MoveFinder(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
               MoveList* list, KeptCards* kept_cards = nullptr)
        : rules_(rules),
          state_(state),
          kind_(rules.moves[static_cast<size_t>(kind)]),
          context_{state, seat, move_},
          wheres_(wheres),
          list_(list),
          kept_cards_(kept_cards) {
        move_.kind = kind;
    }

    bool run() {
        if (!holds(rules_.expressions, context_, kind_.when, kind_.when_values)) return false;
        if (list_ == nullptr) {
            part_end_ = kind_.slots.size();
            fill(0);
            return found_ > 0;
        }
        return find_parts();
    }

 private:
    bool enough() const { return ended_ || (list_ == nullptr && found_ > 0); }

    /// Each part is found once, and costs what finding it for every row of those before it would.
    bool find_parts() {
        const size_t first = list_->parts_.size();
        uint64_t rows = 1;
        int64_t owed = 0;
        for (size_t i = 0; i < kind_.parts.size() && rows > 0 && !ended_; ++i) {
            const int64_t before = state_.budget().left();
            find_part(i);
            const int64_t cost = before - state_.budget().left();
            if (rows > 1 && cost > 0) owed += as_often(cost, rows - 1);
            rows = std::min(rows * found_, most_counted);
        }
        if (rows > MoveList::most_rows - list_->rows_) list_->crowded_ = move_.kind;
        if (list_->crowded_ >= 0 || !state_.budget().charge(owed) || rows == 0) return false;
        list_->groups_.push_back({move_.kind, static_cast<int16_t>(list_->parts_.size() - first),
                                  static_cast<uint32_t>(rows), first, nullptr});
        list_->rows_ += rows;
        list_->size_ += rows;
        list_->goes_on_ = list_->goes_on_ || !kind_.finishes;
        return true;
    }

    void find_part(size_t number) {
        const size_t first_slot = kind_.parts[number];
        const bool last = number + 1 == kind_.parts.size();
        part_end_ = last ? kind_.slots.size() : kind_.parts[number + 1];
        part_from_ = kind_.slots[first_slot].offset;
        part_upto_ = last ? kind_.width : kind_.slots[part_end_].offset;
        found_ = 0;
        const size_t first = list_->values_.size();
        const Slot& slot = kind_.slots[first_slot];
        if (kept_cards_ != nullptr && part_end_ == first_slot + 1 && slot.type == Slot::Type::card)
            fill_kept(slot, kept_cards_->of(move_.kind, number, context_.seat), first_slot);
        else
            fill(first_slot);
        const int numbered = last && kind_.numbered ? 1 : 0;
        list_->parts_.push_back({first, found_, part_from_, part_upto_ - part_from_ + numbered,
                                 static_cast<size_t>(numbered)});
    }

    std::span<const int32_t> zone_of(const Slot& slot) const {
        return state_.zone(slot.deck, slot.zone == first_hand ? Layout::hand(context_.seat)
                                                              : static_cast<int>(slot.zone));
    }

    /// A part of cards alone. It costs what it cost to find.
    void fill_kept(const Slot& slot, KeptCards::Choice& kept, size_t number) {
        const auto cards = zone_of(slot);
        auto& values = list_->values_;
        if (kept.holds(cards)) {
            if (!state_.budget().charge(kept.cost)) ended_ = true;
            if (list_->rows_ + kept.found > MoveList::most_rows) list_->crowded_ = move_.kind;
            if (ended_ || list_->crowded_ >= 0) return;
            found_ = kept.found;
            values.insert(values.end(), kept.rows.begin(), kept.rows.end());
            return;
        }
        const size_t first = values.size();
        const int64_t before = state_.budget().left();
        wheres_.take_asked();
        fill(number);
        kept.cost = -1;
        if (ended_ || list_->crowded_ >= 0 || wheres_.take_asked()) return;
        if (values.size() - first > KeptCards::most_values) return;
        kept.cards.assign(cards.begin(), cards.end());
        kept.rows.assign(values.begin() + static_cast<std::ptrdiff_t>(first), values.end());
        kept.found = found_;
        kept.cost = before - state_.budget().left();
    }

    /// More than a step may cost counts as one such sum.
    static int64_t as_often(int64_t cost, uint64_t times) {
        constexpr int64_t unpayable = 2 * Budget::of_a_step;
        if (times > static_cast<uint64_t>(unpayable / cost)) return unpayable;
        return cost * static_cast<int64_t>(times);
    }

    /// Counts the look at a candidate; false when the search ends here.
    bool pay(const Slot& slot) {
        if (!state_.budget().charge(slot.cost)) ended_ = true;
        return !ended_;
    }

    void write(int32_t from, int32_t upto) {
        if (list_ != nullptr && list_->rows_ + found_ == MoveList::most_rows) {
            list_->crowded_ = move_.kind;
            ended_ = true;
            return;
        }
        ++found_;
        if (list_ == nullptr) return;
        auto& values = list_->values_;
        values.insert(values.end(), move_.values.begin() + part_from_,
                      move_.values.begin() + part_upto_);
        if (kind_.numbered && part_end_ == kind_.slots.size()) {
            values.push_back(from);
            values.push_back(upto);
        }
    }

    void fill(size_t number) {
        if (number == part_end_) return write(0, 0);
        const Slot& slot = kind_.slots[number];
        if (slot.among >= 0) return fill_listed(slot, number);
        switch (slot.type) {
            case Slot::Type::space:
                return fill_space(slot, number);
            case Slot::Type::seat:
                return fill_range(slot, number, state_.layout().seats());
            case Slot::Type::region:
                return fill_range(slot, number, rules_.board->region_count());
            case Slot::Type::choice:
                return fill_range(slot, number, static_cast<int>(slot.choices.size()));
            case Slot::Type::card:
                return fill_cards(slot, number, 0, 0);
            case Slot::Type::number:
                break;
        }
        if (!pay(slot)) return;
        const int32_t from = rules_.expressions.evaluate(slot.from, context_);
        const int32_t upto = rules_.expressions.evaluate(slot.upto, context_);
        if (from != hidden && upto != hidden && from <= upto) write(from, upto);
    }

    void fill_space(const Slot& slot, size_t number) {
        if (slot.linked_to >= 0) return fill_linked(slot, number);
        const SlotClauses clauses(rules_, context_, slot);
        each_candidate(rules_, state_, slot, context_.seat, [&](int space) {
            if (!pay(slot)) return false;
            move_.values[static_cast<size_t>(slot.offset)] = space;
            if (clauses.pass(space) && allowed(slot)) fill(number + 1);
            return !enough();
        });
    }

    void fill_linked(const Slot& slot, size_t number) {
        const Slot& origin = kind_.slots[static_cast<size_t>(slot.linked_to)];
        const int32_t from = move_.values[static_cast<size_t>(origin.offset)];
        const auto near = rules_.board->neighbours(from);
        const auto kinds = rules_.board->neighbour_kinds(from);
        for (size_t i = 0; i < near.size() && !enough(); ++i)
            if (follows(slot, *rules_.board, kinds[i])) consider(slot, number, near[i]);
    }

    void fill_listed(const Slot& slot, size_t number) {
        forget_from(slot.offset);
        const std::vector<int32_t> listed = wheres_.candidates(slot, context_);
        const Slot* const origin =
            slot.linked_to < 0 ? nullptr : &kind_.slots[static_cast<size_t>(slot.linked_to)];
        for (const int32_t candidate : listed) {
            if (enough()) return;
            if (origin == nullptr ||
                is_link(slot, move_.values[static_cast<size_t>(origin->offset)], candidate))
                consider(slot, number, candidate);
        }
    }

    bool is_link(const Slot& slot, int32_t from, int32_t to) const {
        const auto near = rules_.board->neighbours(from);
        const auto kinds = rules_.board->neighbour_kinds(from);
        for (size_t i = 0; i < near.size(); ++i)
            if (near[i] == to && follows(slot, *rules_.board, kinds[i])) return true;
        return false;
    }

    void forget_from(int offset) {
        std::fill(move_.values.begin() + offset, move_.values.end(), none);
    }

    void fill_range(const Slot& slot, size_t number, int count) {
        for (int value = 0; value < count && !enough(); ++value) consider(slot, number, value);
    }

    bool allowed(const Slot& slot) {
        if (slot.where < 0) return true;
        forget_from(slot.offset + slot.width());
        return wheres_.allows(slot.where, context_);
    }

    void fill_cards(const Slot& slot, size_t number, int chosen, int from_place) {
        if (!pay(slot)) return;
        const auto at = static_cast<size_t>(slot.offset);
        if (chosen >= slot.least) {
            for (int i = chosen; i < slot.most; ++i)
                move_.values[at + static_cast<size_t>(i)] = none;
            if (cards_match(slot, {move_.values.data() + at, static_cast<size_t>(chosen)}) &&
                allowed(slot))
                fill(number + 1);
        }
        if (chosen == slot.most) return;
        const auto cards = zone_of(slot);
        for (auto place = static_cast<size_t>(from_place); place < cards.size() && !enough();
             ++place) {
            move_.values[at + static_cast<size_t>(chosen)] = cards[place];
            fill_cards(slot, number, chosen + 1, static_cast<int>(place) + 1);
        }
    }

    void consider(const Slot& slot, size_t number, int32_t candidate) {
        move_.values[static_cast<size_t>(slot.offset)] = candidate;
        if (pay(slot) && passes_all(rules_.expressions, context_, slot.tests, candidate) &&
            allowed(slot))
            fill(number + 1);
    }

    const Rules& rules_;
    const State& state_;
    const MoveKind& kind_;
    Move move_;
    EvaluationContext context_;
    Wheres& wheres_;
    MoveList* list_;
    KeptCards* kept_cards_;
    static constexpr uint64_t most_counted = uint64_t{1} << 40;
    size_t part_end_ = 0;  ///< the slot behind the part that is looked for, and where
    int part_from_ = 0;    ///< its values begin
    int part_upto_ = 0;    ///< and end, without a number
    uint32_t found_ = 0;   ///< rows of that part
    bool ended_ = false;   ///< out of budget, or there are too many
};

void find_moves(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
                MoveList& list, KeptCards* kept) {
    const MoveKind& declared = rules.moves[static_cast<size_t>(kind)];
    if (declared.plain) return list.add_plain(kind, declared.finishes);
    MoveFinder(rules, state, kind, seat, wheres, &list, kept).run();
}

bool any_move(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres) {
    return MoveFinder(rules, state, kind, seat, wheres, nullptr).run();
}

}  // namespace fronteira::core
