// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/mod.hpp>

#include "survey/finding.hpp"

namespace fronteira::survey {

/// What a map lacks for a ruleset that needs `needs`: all of it, one finding a need, at the place
/// of the first space or region concerned, or at `whole` where there is none. A grid must have been
/// spelled out before. The one check of its kind: for matches, `fronteira check` and map editors.
Findings unmet_needs(const Map& map, const Needs& needs, const Place& whole);

}  // namespace fronteira::survey
