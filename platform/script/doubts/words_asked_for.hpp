// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"
#include "core/rules.hpp"

namespace fronteira::script {

/// Warns of `where(list, "unit", "tanc")`: a word that the columns of that name never hold.
Diagnostics words_asked_for(const compile::CallMade& call, const core::Rules& rules);

}  // namespace fronteira::script
