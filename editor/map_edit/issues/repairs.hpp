// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/issues/issues.hpp"

#include <QString>

namespace fronteira::map_edit {

/// What one click would do about an issue, in a few words; empty when only the author can know.
QString repair_name(const Issue& issue);
/// Whether the author has to say a number for it: the `answer` of the issue.
bool repair_asks(const Issue& issue);

/// Does it. False when nothing came of it.
bool repair(Map& map, const Issue& issue);

}  // namespace fronteira::map_edit
