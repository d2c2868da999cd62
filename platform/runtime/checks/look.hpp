// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// The `look.toml` of a mod, when it has one, against what its rulesets, maps and texts have by
/// name. What cannot be loaded has its own findings elsewhere, and is not missed here.
Diagnostics check_look(const Mod& mod, const content::LookNames& names);

}  // namespace fronteira::runtime
