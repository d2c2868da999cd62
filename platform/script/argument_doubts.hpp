// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/calls_made.hpp"
#include "script/binding.hpp"

namespace fronteira::script {

/// The first argument of a call that is of another kind than the function wants; a call that comes
/// there fails.
Diagnostics argument_doubts(const compile::CallMade& call, const Binding& binding);

}  // namespace fronteira::script
