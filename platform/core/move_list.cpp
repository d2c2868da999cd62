// SPDX-License-Identifier: MIT
#include "core/move_list.hpp"

#include <algorithm>

namespace fronteira::core {

void MoveList::clear() {
    groups_.clear();
    values_.clear();
    size_ = 0;
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

Offer MoveList::kept_offer(const Group& group, size_t index, const Rules& rules) const {
    const MoveKind& kind = rules.moves[static_cast<size_t>(group.kind)];
    Offer offer;
    offer.move.kind = group.kind;
    group.kept->write(index, offer.move);
    if (kind.numbered) {
        const Question question{*state_, seat_, offer.move};
        const Slot& number = kind.slots.back();
        const int32_t from = rules.expressions.evaluate(number.from, question);
        offer.upto = rules.expressions.evaluate(number.upto, question);
        offer.move.values[static_cast<size_t>(kind.width)] = from;
    }
    return offer;
}

Offer MoveList::at(size_t index, const Rules& rules) const {
    const Group* group = find(index);
    if (group == nullptr) return {};
    if (group->kept != nullptr) return kept_offer(*group, index, rules);
    const MoveKind& kind = rules.moves[static_cast<size_t>(group->kind)];
    const int32_t* row = values_.data() + group->first + index * static_cast<size_t>(group->stride);
    Offer offer;
    offer.move.kind = group->kind;
    std::copy_n(row, kind.width + (kind.numbered ? 1 : 0), offer.move.values.begin());
    if (kind.numbered) offer.upto = row[kind.width + 1];
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
