// SPDX-License-Identifier: MIT
#include "core/state/kept_cards.hpp"

#include "core/state/layout.hpp"

namespace fronteira::core {

KeptCards::Choice& KeptCards::of(int16_t kind, size_t part, int seat) {
    const auto number = static_cast<size_t>(kind);
    const size_t place = part * static_cast<size_t>(max_seats) + static_cast<size_t>(seat);
    if (by_kind_.size() <= number) by_kind_.resize(number + 1);
    std::vector<Choice>& choices = by_kind_[number];
    if (choices.size() <= place) choices.resize(place + 1);
    return choices[place];
}

}  // namespace fronteira::core
