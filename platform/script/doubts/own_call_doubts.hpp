// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"

namespace fronteira::script {

/// What is doubtful of a call of the rules' own function (CallMade::own): arguments that it does
/// not read, or lacks, and what is made of an answer that it does not give.
Diagnostics own_call_doubts(const compile::CallMade& call);

}  // namespace fronteira::script
