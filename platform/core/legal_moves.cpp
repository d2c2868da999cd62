// SPDX-License-Identifier: MIT
#include "core/legal_moves.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

bool compare(Test::Op op, int32_t value, int32_t operand) {
    if (value == hidden || operand == hidden) return false;
    switch (op) {
        case Test::Op::equal:
            return value == operand;
        case Test::Op::not_equal:
            return value != operand;
        case Test::Op::at_least:
            return value >= operand;
        case Test::Op::at_most:
            return value <= operand;
        case Test::Op::has_bit:
            return operand >= 0 && operand < max_seats && (value >> operand & 1) != 0;
        default:
            return false;
    }
}

bool admits(const Rules& rules, const Question& question, const Test& test, int32_t value) {
    if (test.op == Test::Op::other_seat)
        return value != hidden && value != none && value != question.seat;
    return compare(test.op, value, rules.expressions.evaluate(test.operand, question));
}

}  // namespace

bool passes(const Rules& rules, const Question& question, const Test& test, int32_t candidate) {
    if (test.op == Test::Op::tagged) return rules.board->tagged(candidate, test.column);
    const int32_t value =
        test.column < 0 ? candidate : question.state.seen(test.column, candidate, question.seat);
    return admits(rules, question, test, value);
}

bool holds(const Rules& rules, const Question& question, const std::vector<Test>& tests,
           const std::vector<int32_t>& values) {
    for (size_t i = 0; i < tests.size(); ++i) {
        const int32_t value = tests[i].column >= 0
                                  ? question.state.seen(tests[i].column, 0, question.seat)
                                  : rules.expressions.evaluate(values[i], question);
        if (!admits(rules, question, tests[i], value)) return false;
    }
    return true;
}

/// Walks the slots of one kind of move, depth first, and writes down every complete row.
class MoveFinder {
 public:
    MoveFinder(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
               MoveList* list)
        : rules_(rules),
          state_(state),
          kind_(rules.moves[static_cast<size_t>(kind)]),
          question_{state, seat, move_},
          wheres_(wheres),
          list_(list) {
        move_.kind = kind;
    }

    bool run() {
        if (!holds(rules_, question_, kind_.when, kind_.when_values)) return false;
        if (list_ == nullptr) {
            fill(0);
            return found_ > 0;
        }
        MoveList::Group group;
        group.kind = move_.kind;
        group.stride = static_cast<int16_t>(kind_.width + (kind_.numbered ? 2 : 0));
        group.first = static_cast<uint32_t>(list_->values_.size());
        fill(0);
        group.rows = found_;
        if (found_ > 0) list_->groups_.push_back(group);
        list_->size_ += found_;
        return found_ > 0;
    }

 private:
    bool enough() const { return list_ == nullptr && found_ > 0; }

    void write(int32_t from, int32_t upto) {
        ++found_;
        if (list_ == nullptr) return;
        auto& values = list_->values_;
        values.insert(values.end(), move_.values.begin(), move_.values.begin() + kind_.width);
        if (kind_.numbered) {
            values.push_back(from);
            values.push_back(upto);
        }
    }

    void fill(size_t number) {
        if (number == kind_.slots.size()) return write(0, 0);
        const Slot& slot = kind_.slots[number];
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
        const int32_t from = rules_.expressions.evaluate(slot.from, question_);
        const int32_t upto = rules_.expressions.evaluate(slot.upto, question_);
        if (from != hidden && upto != hidden && from <= upto) write(from, upto);
    }

    void fill_space(const Slot& slot, size_t number) {
        if (slot.linked_to >= 0) return fill_linked(slot, number);
        if (slot.index < 0) return fill_range(slot, number, rules_.board->space_count());
        const SeatIndex& index = state_.layout().indexes()[static_cast<size_t>(slot.index)];
        for (int word = 0; word < state_.layout().words(); ++word) {
            uint32_t bits = state_.held_word(index, question_.seat, word);
            if (slot.meets == Slot::Meets::other) bits &= state_.word(index.meets_other, word);
            if (slot.meets == Slot::Meets::same) bits &= state_.word(index.meets_same, word);
            for (; bits != 0 && !enough(); bits &= bits - 1)
                consider(slot, number, word * 32 + std::countr_zero(bits));
        }
    }

    void fill_linked(const Slot& slot, size_t number) {
        const Slot& origin = kind_.slots[static_cast<size_t>(slot.linked_to)];
        const int32_t from = move_.values[static_cast<size_t>(origin.offset)];
        const auto near = rules_.board->neighbours(from);
        const auto kinds = rules_.board->neighbour_kinds(from);
        for (size_t i = 0; i < near.size() && !enough(); ++i) {
            if (!slot.link_kinds.empty() &&
                std::find(slot.link_kinds.begin(), slot.link_kinds.end(), kinds[i]) ==
                    slot.link_kinds.end())
                continue;
            consider(slot, number, near[i]);
        }
    }

    void fill_range(const Slot& slot, size_t number, int count) {
        for (int value = 0; value < count && !enough(); ++value) consider(slot, number, value);
    }

    bool allowed(const Slot& slot) {
        if (slot.where < 0) return true;
        std::fill(move_.values.begin() + slot.offset + slot.width(), move_.values.end(), none);
        return wheres_.allows(slot.where, question_);
    }

    void fill_cards(const Slot& slot, size_t number, int chosen, int from_place) {
        const auto at = static_cast<size_t>(slot.offset);
        if (chosen >= slot.least) {
            for (int i = chosen; i < slot.most; ++i)
                move_.values[at + static_cast<size_t>(i)] = none;
            if (allowed(slot)) fill(number + 1);
        }
        if (chosen == slot.most) return;
        const int zone = slot.zone == first_hand ? Layout::hand(question_.seat) : slot.zone;
        const auto cards = state_.zone(slot.deck, zone);
        for (auto place = static_cast<size_t>(from_place); place < cards.size() && !enough();
             ++place) {
            move_.values[at + static_cast<size_t>(chosen)] = cards[place];
            fill_cards(slot, number, chosen + 1, static_cast<int>(place) + 1);
        }
    }

    void consider(const Slot& slot, size_t number, int32_t candidate) {
        move_.values[static_cast<size_t>(slot.offset)] = candidate;
        for (const Test& test : slot.tests)
            if (!passes(rules_, question_, test, candidate)) return;
        if (allowed(slot)) fill(number + 1);
    }

    const Rules& rules_;
    const State& state_;
    const MoveKind& kind_;
    Move move_;
    Question question_;
    Wheres& wheres_;
    MoveList* list_;
    uint32_t found_ = 0;
};

void find_moves(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
                MoveList& list) {
    MoveFinder(rules, state, kind, seat, wheres, &list).run();
}

bool any_move(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres) {
    return MoveFinder(rules, state, kind, seat, wheres, nullptr).run();
}

void MoveList::clear() {
    groups_.clear();
    values_.clear();
    size_ = 0;
}

const int32_t* MoveList::row(size_t index, const Group*& group) const {
    for (const Group& candidate : groups_) {
        if (index < candidate.rows) {
            group = &candidate;
            return values_.data() + candidate.first + index * static_cast<size_t>(candidate.stride);
        }
        index -= candidate.rows;
    }
    group = nullptr;
    return nullptr;
}

int16_t MoveList::kind_at(size_t index) const {
    const Group* group = nullptr;
    row(index, group);
    return group == nullptr ? int16_t{-1} : group->kind;
}

Offer MoveList::at(size_t index, const Rules& rules) const {
    const Group* group = nullptr;
    const int32_t* values = row(index, group);
    Offer offer;
    if (group == nullptr) return offer;
    const MoveKind& kind = rules.moves[static_cast<size_t>(group->kind)];
    offer.move.kind = group->kind;
    std::copy_n(values, kind.width + (kind.numbered ? 1 : 0), offer.move.values.begin());
    if (kind.numbered) offer.upto = values[kind.width + 1];
    return offer;
}

Move MoveList::pick(Random& random, const Rules& rules) const {
    const Offer offer = at(random.below(static_cast<uint32_t>(size_)), rules);
    Move move = offer.move;
    if (offer.upto) {
        const auto last = static_cast<size_t>(rules.moves[static_cast<size_t>(move.kind)].width);
        move.values[last] = random.between(move.values[last], *offer.upto);
    }
    return move;
}

}  // namespace fronteira::core
