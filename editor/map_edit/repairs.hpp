// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/issues.hpp"

#include <QString>

namespace fronteira::map_edit {

/// What one click would do about an issue, in a few words; empty when only the author can know.
QString repair_name(const Issue& issue);

/// Does it. False when nothing came of it.
bool repair(Map& map, const Issue& issue);

}  // namespace fronteira::map_edit
