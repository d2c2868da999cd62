// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// Finds what an operator does not take: a seat that is calculated with, a list that is put in an
/// order or behind a text, the end of a loop that is no number, the length of a space, an entry of
/// `match.seat` that is written.
void find_operand_doubts(const Examined& in);

}  // namespace fronteira::compile
