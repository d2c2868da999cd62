// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "content/reading/report.hpp"

namespace fronteira::content {

/// What no single value shows: ids used twice, links and regions that lead nowhere, points
/// outside the plane. Findings go to `report` with the places that the map carries.
void check_map(const Map& map, Report& report);

}  // namespace fronteira::content
