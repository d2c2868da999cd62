// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "survey/finding.hpp"

namespace fronteira::survey {

/// What is probably unintended in a map, although it can be played: spaces out of reach, labels
/// outside or on one another, outlines that cross, one name for two spaces, a way without return,
/// colours of neighbours that some eyes cannot tell apart. Warnings, each at the place of the
/// space, link or region. The one check of its kind: for `fronteira check` and map editors. A grid
/// has none.
Findings doubts(const Map& map);

}  // namespace fronteira::survey
