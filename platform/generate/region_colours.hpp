// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace fronteira::generate {

/// Soft colours for regions that differ in lightness, too, so that colour-blind eyes tell them
/// apart.
const std::vector<std::string>& region_colours();

/// The least used of those colours that everybody can tell apart from the colours `beside` it;
/// `used` are all colours in use.
std::string colour_for_region(const std::vector<std::string>& used,
                              const std::vector<std::string>& beside);

}  // namespace fronteira::generate
