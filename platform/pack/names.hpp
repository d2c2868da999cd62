// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/report.hpp"

#include <string_view>
#include <vector>

namespace fronteira::pack {

/// Reports every name of a pack's files that may not be there: one that is no plain path of the
/// mod, that some machine could not write or would take for another one, or whose ending is none
/// of those that a mod is made of.
void check_names(const std::vector<std::string_view>& names, content::Report& report);

}  // namespace fronteira::pack
