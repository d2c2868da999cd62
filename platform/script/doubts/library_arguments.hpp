// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"

namespace fronteira::script {

/// What a function of Lua is given and fails with: `ipairs(match.seat[1])`, `math.floor("2")`.
Diagnostics library_arguments(const compile::CallMade& call);

}  // namespace fronteira::script
