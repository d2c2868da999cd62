// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <string>

namespace fronteira::cli {

/// Where the match stands, and in one sentence what the seat should do now: the mod's text
/// `todo.<phase>`, whose placeholders are columns of the match or of the seat; else the moves that
/// are on offer.
std::string todo_text(const Scene& scene, int seat);

/// The numbers of the regions that people have a name for, where they are not as in the beginning;
/// those of the match too where no sentence tells of them. Empty when there are none.
std::string counters_text(const Scene& scene);

/// The column has a name in the mod's texts: it is meant to be read.
bool is_named(const Scene& scene, const core::Column& column);

}  // namespace fronteira::cli
