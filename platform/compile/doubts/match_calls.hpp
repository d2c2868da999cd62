// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// Finds what the match is asked for and cannot do: a question that no number answers, an event
/// that tells a list, a die without sides.
void find_match_calls(const Examined& in);

}  // namespace fronteira::compile
