// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Warns of names behind dots and colons in bots and specs that nothing has, but something nearly
/// has. Rules are looked at more closely, by what they are asked of.
Diagnostics check_script_names(const Installation& installation, const Mod& mod,
                               const content::LookNames& names);

}  // namespace fronteira::runtime
