// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// What specs ask about that the rules never tell: a case that wants none of it would pass.
Diagnostics check_specs(const Mod& mod, const content::LookNames& names);

}  // namespace fronteira::runtime
