// SPDX-License-Identifier: MIT
#include "match/choices.hpp"

#include <algorithm>
#include <set>

namespace fronteira::match {
namespace {

using core::Slot;

class Chooser {
 public:
    Chooser(const core::Match& match, int seat, const PartMove& part, int ask)
        : rules_(match.rules()),
          list_(match.legal(seat)),
          part_(part),
          kind_(rules_.moves[static_cast<size_t>(part.move.kind)]) {
        found_.slot = ask >= 0 ? ask : first_missing();
    }

    Choices run() {
        for (size_t i = 0; i < list_.size(); ++i) {
            if (list_.kind_at(i) != part_.move.kind) continue;
            const Offer offer = list_.at(i, rules_);
            if (!agrees(offer)) continue;
            if (found_.slot < 0)
                found_.whole = true;
            else
                take(offer);
        }
        return std::move(found_);
    }

 private:
    int first_missing() const {
        const auto missing = std::find(part_.given.begin(), part_.given.end(), false);
        return missing == part_.given.end() ? -1 : static_cast<int>(missing - part_.given.begin());
    }

    bool agrees(const Offer& offer) const {
        for (size_t i = 0; i < kind_.slots.size(); ++i)
            if (part_.given[i] && static_cast<int>(i) != found_.slot &&
                !agrees(offer, kind_.slots[i]))
                return false;
        return true;
    }

    bool agrees(const Offer& offer, const Slot& slot) const {
        const auto wanted = part_.move.values.begin() + slot.offset;
        const auto offered = offer.move.values.begin() + slot.offset;
        if (slot.type == Slot::Type::number)
            return *wanted >= *offered && *wanted <= offer.upto.value_or(*offered);
        return std::is_permutation(wanted, wanted + slot.width(), offered);
    }

    void take(const Offer& offer) {
        const Slot& slot = kind_.slots[static_cast<size_t>(found_.slot)];
        const auto first = offer.move.values.begin() + slot.offset;
        if (slot.type == Slot::Type::number) {
            const int32_t upto = offer.upto.value_or(*first);
            if (!found_.range) found_.range = {*first, upto};
            found_.range->first = std::min(found_.range->first, *first);
            found_.range->second = std::max(found_.range->second, upto);
            return;
        }
        std::vector<int32_t> values(first, first + slot.width());
        if (slot.type == Slot::Type::card) std::erase(values, core::none);
        if (seen_.insert(values).second) found_.values.push_back(std::move(values));
    }

    const core::Rules& rules_;
    const core::MoveList& list_;
    const PartMove& part_;
    const core::MoveKind& kind_;
    Choices found_;
    std::set<std::vector<int32_t>> seen_;  ///< the same; a hand of cards has very many
};

}  // namespace

Choices kinds_on_offer(const core::Match& match, int seat) {
    Choices found;
    const core::MoveList& list = match.legal(seat);
    for (size_t i = 0; i < list.size(); ++i) {
        const std::vector<int32_t> kind{list.kind_at(i)};
        if (std::find(found.values.begin(), found.values.end(), kind) == found.values.end())
            found.values.push_back(kind);
    }
    return found;
}

Choices next_choices(const core::Match& match, int seat, const PartMove& part, int ask) {
    return Chooser(match, seat, part, ask).run();
}

}  // namespace fronteira::match
