// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"

namespace fronteira::compile {

// What becomes of the values that a call gives.

/// How many values are taken of what the call at `at` gives; what a loop takes it may do without.
int results_wanted(const Proto& proto, size_t at);

/// Whether somebody takes what it gives: not where a value stands in for what the call may lack,
/// `f() or 3`, nor where a result is taken for form's sake: `return f()`, or into a variable that
/// is called `_`.
bool is_result_taken(const Proto& proto, size_t at);

/// Whether nothing but the truth of what it gives is asked: see gives_a_value().
bool is_result_condition(const Proto& proto, size_t at);

}  // namespace fronteira::compile
