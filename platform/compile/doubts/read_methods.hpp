// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// Finds functions of handles that are read and not called: `if space.neighbours then`.
void find_read_methods(const Examined& in);

}  // namespace fronteira::compile
