// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

namespace fronteira::core {
struct Rules;
}

namespace fronteira::script {

/// Phases in which nobody is ever asked: all that can be done there is to finish them.
Diagnostics unasked_phases(const core::Rules& rules);

}  // namespace fronteira::script
