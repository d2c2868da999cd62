// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// What a function does with values of kinds that do not go together: it compares a text with a
/// space, gives a column what that cannot hold, asks a number for a field.
void find_kind_doubts(const Examined& in);

}  // namespace fronteira::compile
