// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

namespace fronteira::runtime {

/// Compiles every Lua file of a mod (rules, bots, tests), those too that nothing requires.
Diagnostics check_scripts(const Mod& mod);

}  // namespace fronteira::runtime
