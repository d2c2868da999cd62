// SPDX-License-Identifier: MIT
#pragma once

#include "compile/machine.hpp"

namespace fronteira::compile {

/// Puts what stands in a table of a file, beside its list, in the order in which `pairs` walks it.
void put_in_order(Table& table);
/// `pairs(table)`: gives a closure of the next step, of the table, and of its keys in order.
bool pairs(NativeCall& call);
/// That step.
bool next_pair(NativeCall& call);

}  // namespace fronteira::compile
