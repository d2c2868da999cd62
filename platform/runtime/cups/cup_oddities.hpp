// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cups/cup.hpp"

namespace fronteira::runtime {

/// What a plan says in vain: each thing is well written and means nothing beside the others. All
/// are warnings but one: where nobody would play at all. The format of the cup is found.
Diagnostics oddities(const Cup& cup);

}  // namespace fronteira::runtime
