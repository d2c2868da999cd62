// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"
#include "script/binding.hpp"

#include <vector>

namespace fronteira::script {

/// What is doubtful of the answer of a call: nobody looks at it, there is none, or it is always
/// true. `meant`: the functions of the platform that the call may be one of; none for Lua's own.
Diagnostics answer_doubts(const compile::CallMade& call, const std::vector<const Binding*>& meant);

}  // namespace fronteira::script
