// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// The `id` of a space, region or card that is compared with what none of them is called on this
/// map and in these decks.
void find_compared_ids(const Examined& in);

}  // namespace fronteira::compile
