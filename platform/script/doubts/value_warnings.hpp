// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/doubt.hpp"

namespace fronteira::script {

/// What is reckoned with, compared, or given to a column.
Diagnostic warning_of_value(const compile::Doubt& doubt, const Place& place);

}  // namespace fronteira::script
