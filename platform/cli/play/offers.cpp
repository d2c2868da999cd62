// SPDX-License-Identifier: MIT
#include "cli/play/offers.hpp"

#include <algorithm>

namespace fronteira::cli {

Offers::Offers(const core::Match& match, int seat) : rules_(match.rules()) {
    const core::MoveList& list = match.legal(seat);
    for (size_t i = 0; i < list.size(); ++i) offers_.push_back(list.at(i, rules_));
}

std::vector<int32_t> Offers::kinds() const {
    std::vector<int32_t> kinds;
    for (const Offer& offer : offers_)
        if (std::find(kinds.begin(), kinds.end(), offer.move.kind) == kinds.end())
            kinds.push_back(offer.move.kind);
    return kinds;
}

bool Offers::agrees(const Offer& offer, const Move& move, const std::vector<bool>& given) const {
    if (offer.move.kind != move.kind) return false;
    const auto& slots = rules_.moves[static_cast<size_t>(move.kind)].slots;
    for (size_t i = 0; i < slots.size(); ++i) {
        if (!given[i] || slots[i].type == core::Slot::Type::number) continue;
        const auto at = static_cast<size_t>(slots[i].offset);
        if (offer.move.values[at] != move.values[at]) return false;
    }
    return true;
}

std::vector<int32_t> Offers::values(const Move& move, const std::vector<bool>& given,
                                    size_t slot) const {
    const core::Slot& wanted = rules_.moves[static_cast<size_t>(move.kind)].slots[slot];
    std::vector<int32_t> values;
    for (const Offer& offer : offers_) {
        if (!agrees(offer, move, given)) continue;
        for (int i = 0; i < wanted.width(); ++i)
            values.push_back(offer.move.values[static_cast<size_t>(wanted.offset + i)]);
    }
    return values;
}

void Offers::put_cards(Move& move, const core::Slot& slot, std::vector<int32_t> cards) const {
    cards.resize(static_cast<size_t>(slot.most), core::none);
    const auto at = move.values.begin() + slot.offset;
    for (const Offer& offer : offers_) {
        if (offer.move.kind != move.kind) continue;
        const auto row = offer.move.values.begin() + slot.offset;
        if (!std::is_permutation(row, row + slot.most, cards.begin())) continue;
        std::copy(row, row + slot.most, at);
        return;
    }
    std::copy(cards.begin(), cards.end(), at);
}

}  // namespace fronteira::cli
