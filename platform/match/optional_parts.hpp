// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace fronteira::match {

/// Whether a value is nothing to speak of: 0, nobody, no space, no region, no card, a flag that is
/// not set. A word and what is hidden never are.
bool is_nothing(core::Kind kind, int32_t value);
/// The same of what a move has in a slot; of cards, if there are none.
bool is_nothing(const core::Slot& slot, const Move& move);

/// The text without those of its parts in square brackets that have nothing to say, `[; bombers:
/// {bombers}]` with no bomber, and without the brackets of the others. A part has nothing to say if
/// `is_empty` holds of one of its placeholders. Brackets around no placeholder, and one that is
/// never closed, are ordinary text.
std::string without_empty_parts(std::string_view text,
                                const std::function<bool(std::string_view name)>& is_empty);

}  // namespace fronteira::match
