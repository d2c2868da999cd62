// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/doubt.hpp"

#include <string>

namespace fronteira::script {

/// What `check` says of a doubt, of those before Doubt::Of::answer: an error if it is sure and can
/// be nothing else than a slip.
Diagnostic finding_of(const compile::Doubt& doubt, const core::Rules& rules);

/// The column that is nearly called as what a doubt names, or empty.
std::string near_column(const compile::Doubt& doubt, const core::Rules& rules);

}  // namespace fronteira::script
