// SPDX-License-Identifier: MIT
#include "core/moves/move_list.hpp"

#include <algorithm>

namespace fronteira::core {

void MoveList::clear() {
    groups_.clear();
    parts_.clear();
    values_.clear();
    size_ = rows_ = 0;
    crowded_ = -1;
    goes_on_ = false;
}

void MoveList::add(int16_t kind, bool finishes, int seat, const State& state,
                   const LinkOffers& offers) {
    if (offers.size() == 0) return;
    groups_.push_back({kind, 0, static_cast<uint32_t>(offers.size()), 0, &offers});
    size_ += offers.size();
    goes_on_ = goes_on_ || !finishes;
    state_ = &state;
    seat_ = seat;
}

/// The group that the offer at `index` stands in; `index` becomes its place there.
const MoveList::Group* MoveList::find(size_t& index) const {
    for (const Group& group : groups_) {
        if (index < group.rows) return &group;
        index -= group.rows;
    }
    return nullptr;
}

int16_t MoveList::kind_at(size_t index) const {
    const Group* group = find(index);
    return group == nullptr ? int16_t{-1} : group->kind;
}

/// Writes the offer at `index` of a group that has parts; the last of them changes first.
int32_t MoveList::write_parts(const Group& group, size_t index, Move& move) const {
    int32_t upto = 0;
    for (size_t i = group.first + static_cast<size_t>(group.parts); i-- > group.first;) {
        const Part& part = parts_[i];
        const auto width = static_cast<size_t>(part.width);
        const size_t row = i == group.first ? index : index % part.rows;
        const auto values = values_.begin() +
                            static_cast<std::ptrdiff_t>(part.first + row * (width + part.numbered));
        std::copy_n(values, width, move.values.begin() + part.offset);
        if (part.numbered != 0) upto = values[part.width];
        if (i > group.first) index /= part.rows;
    }
    return upto;
}

/// Writes the offer at `index` of a group; the number, if it has one, is where its range begins.
/// Returns where it ends.
[[gnu::always_inline]] inline int32_t MoveList::write(const Group& group, size_t index,
                                                      const Rules& rules, Move& move) const {
    const MoveKind& kind = rules.moves[static_cast<size_t>(group.kind)];
    move.kind = group.kind;
    if (group.kept == nullptr) return write_parts(group, index, move);
    group.kept->write(index, move);
    if (!kind.numbered) return 0;
    const EvaluationContext context{*state_, seat_, move};
    const Slot& slot = kind.slots.back();
    move.values[static_cast<size_t>(kind.width)] = rules.expressions.evaluate(slot.from, context);
    return rules.expressions.evaluate(slot.upto, context);
}

Offer MoveList::at(size_t index, const Rules& rules) const {
    Offer offer;
    const Group* group = find(index);
    if (group == nullptr) return offer;
    const int32_t upto = write(*group, index, rules, offer.move);
    if (rules.moves[static_cast<size_t>(group->kind)].numbered) offer.upto = upto;
    return offer;
}

Move MoveList::pick(Random& random, const Rules& rules) const {
    Move move;
    size_t index = random.below(static_cast<uint32_t>(size_));
    const Group* group = find(index);
    if (group == nullptr) return move;
    const int32_t upto = write(*group, index, rules, move);
    const MoveKind& kind = rules.moves[static_cast<size_t>(group->kind)];
    if (!kind.numbered) return move;
    int32_t& number = move.values[static_cast<size_t>(kind.width)];
    number = random.between(number, upto);
    return move;
}

}  // namespace fronteira::core
