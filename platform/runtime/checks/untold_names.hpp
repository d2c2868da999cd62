// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Warns of moves, and of phases in which somebody chooses, that no sentence names: screens can
/// only show their ids. A mod that has no sentences at all is left alone.
Diagnostics untold_names(const Installation& installation, const Mod& mod,
                         const content::LookNames& names);

}  // namespace fronteira::runtime
