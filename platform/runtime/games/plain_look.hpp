// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/layout.hpp"

#include <nlohmann/json.hpp>

namespace fronteira::runtime {

/// `[space]` of a look for a mod that draws nothing of its spaces: filled by the first column that
/// holds a seat, with the first number as its badge. Empty where spaces have neither.
nlohmann::json plain_space_look(const core::Layout& layout);

}  // namespace fronteira::runtime
