// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Warns of what is wrong with the guide of a mod as a whole: files in guide/ that nothing reads or
/// that have no page, and languages that lack pages which others have.
Diagnostics check_guide_files(const Mod& mod);

}  // namespace fronteira::runtime
