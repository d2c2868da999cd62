// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/mod.hpp>

#include "survey/finding.hpp"

namespace fronteira::survey {

/// Everything that a map lacks for a ruleset with these `needs`: one finding per need, at the place
/// of the first space or region concerned, or at `whole` if there is none. A grid must have been
/// spelled out before. The one check of its kind: for matches, `fronteira check` and map editors.
Findings unmet_needs(const Map& map, const Needs& needs, const Place& whole);

}  // namespace fronteira::survey
