// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"
#include "script/binding.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::script {

/// The first argument of a call that is of another kind than the function wants; a call that comes
/// there fails. `meant`: what may be called, where the handle is not known; it is wrong for all.
Diagnostics argument_doubts(const compile::CallMade& call,
                            const std::vector<const Binding*>& meant);

/// A call that lacks arguments which all that may be meant want.
Diagnostics missing_arguments(const compile::CallMade& call,
                              const std::vector<const Binding*>& meant);

/// "`floor` is given a text as argument 1", of a call whose function has such parameters, written
/// as in the reference; empty when nothing is wrong with it.
std::string wrong_argument(const compile::CallMade& call, std::string_view parameters);

/// How many arguments it reads at most.
int parameters_of(const Binding& binding);

/// Seats, spaces and regions of an event that are given as numbers: `{ seat = 1 }`.
Diagnostics numbers_told(const compile::CallMade& call);

}  // namespace fronteira::script
