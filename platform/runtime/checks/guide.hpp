// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// The pages of a mod's guide/, in every language: that they have titles, that they are about
/// what the mod has, and that their pictures show spaces, columns and words that it has.
Diagnostics check_guide(const Mod& mod, const content::LookNames& names);

}  // namespace fronteira::runtime
