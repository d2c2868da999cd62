// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/calls_made.hpp"
#include "script/names_elsewhere.hpp"

namespace fronteira::script {

/// Warns of fields that a call of `tell` gives something of a kind that is not drawn as
/// `look.toml` says: an arrow between numbers.
Diagnostics fields_drawn_wrongly(const compile::CallMade& call, const DrawnFields& drawn);

}  // namespace fronteira::script
