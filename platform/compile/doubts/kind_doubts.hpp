// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// What a function does with values of kinds that do not go together: it reckons with a seat,
/// compares a text with a space, gives a column what that cannot hold.
void find_kind_doubts(const Examined& in);

}  // namespace fronteira::compile
