// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"
#include "compile/doubts/callee.hpp"

#include <vector>

namespace fronteira::compile {

/// Which parameters a function cannot do without: it fails for certain where they are nil.
std::vector<bool> needed_parameters(const Proto& proto);

/// What a function wants of each of its parameters.
std::vector<Wanted> wanted_of_parameters(const Proto& proto);

}  // namespace fronteira::compile
