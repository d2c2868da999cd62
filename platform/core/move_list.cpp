// SPDX-License-Identifier: MIT
#include "core/move_list.hpp"

#include <algorithm>

namespace fronteira::core {

void MoveList::clear() {
    groups_.clear();
    values_.clear();
    size_ = rows_ = 0;
    crowded_ = -1;
}

void MoveList::add(int16_t kind, int seat, const State& state, const LinkOffers& offers) {
    if (offers.size() == 0) return;
    groups_.push_back({kind, 0, 0, static_cast<uint32_t>(offers.size()), &offers});
    size_ += offers.size();
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

bool MoveList::only_finishes(const Rules& rules) const {
    return std::all_of(groups_.begin(), groups_.end(), [&](const Group& group) {
        return rules.moves[static_cast<size_t>(group.kind)].finishes;
    });
}

/// Writes the offer at `index` of a group; the number, if it has one, is where its range begins.
/// Returns where it ends.
int32_t MoveList::write(const Group& group, size_t index, const Rules& rules, Move& move) const {
    const MoveKind& kind = rules.moves[static_cast<size_t>(group.kind)];
    const auto number = static_cast<size_t>(kind.width);
    move.kind = group.kind;
    if (group.kept == nullptr) {
        const auto stride = static_cast<size_t>(group.stride);
        const int32_t* row = values_.data() + group.first + index * stride;
        std::copy_n(row, kind.width + (kind.numbered ? 1 : 0), move.values.begin());
        return kind.numbered ? row[number + 1] : 0;
    }
    group.kept->write(index, move);
    if (!kind.numbered) return 0;
    const Question question{*state_, seat_, move};
    const Slot& slot = kind.slots.back();
    move.values[number] = rules.expressions.evaluate(slot.from, question);
    return rules.expressions.evaluate(slot.upto, question);
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
