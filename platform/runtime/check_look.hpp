// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// The `look.toml` of a mod, when it has one, against the rulesets, maps and texts of the mod. What
/// cannot be loaded has its own findings elsewhere, and is not missed here.
Diagnostics check_look(const Installation& installation, const Mod& mod);

}  // namespace fronteira::runtime
