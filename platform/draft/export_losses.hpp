// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include <string>

namespace fronteira::draft {

// Each tells, in one finding, of something that a map has and a format has not.

void tell_languages(const Map& map, const std::string& language, Diagnostics& losses);
void tell_space_attributes(const Map& map, Diagnostics& losses);
/// Attributes of regions other than `bonus`.
void tell_region_attributes(const Map& map, Diagnostics& losses);
void tell_tags(const Map& map, Diagnostics& losses);
void tell_link_kinds(const Map& map, Diagnostics& losses);
void tell_picture(const Map& map, Diagnostics& losses);

/// Refuses maps that have no spaces of their own, but a grid.
Diagnostics check_drawn(const Map& map);

}  // namespace fronteira::draft
