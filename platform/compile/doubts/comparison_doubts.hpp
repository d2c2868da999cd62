// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// Comparisons and conditions of a function that always come out the same, or never as they are
/// meant: a column is compared with what it never holds, a number stands as a condition.
void find_comparison_doubts(const Examined& in);

}  // namespace fronteira::compile
