// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"
#include "core/state/layout.hpp"

namespace fronteira::script {

/// Rows that surely lack the column that a call names, though rows of another kind have it:
/// `add(space, "gold", 1)`.
Diagnostics lacking_rows(const compile::CallMade& call, const core::Layout& layout);

}  // namespace fronteira::script
