// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace fronteira::match {

/// The text without those of its parts in square brackets that have nothing to say, `[; bombers:
/// {bombers}]` with no bomber, and without the brackets of the others. A part has nothing to say if
/// `is_nothing` holds of one of its placeholders. Brackets around no placeholder, and one that is
/// never closed, are ordinary text.
std::string without_empty_parts(std::string_view text,
                                const std::function<bool(std::string_view name)>& is_nothing);

}  // namespace fronteira::match
