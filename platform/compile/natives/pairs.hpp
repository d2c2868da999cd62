// SPDX-License-Identifier: MIT
#pragma once

#include "compile/machine.hpp"

namespace fronteira::compile {

/// `pairs(table)`: gives a closure of the next step, of the table, and of its keys in order.
bool pairs(NativeCall& call);
/// That step.
bool next_pair(NativeCall& call);

}  // namespace fronteira::compile
