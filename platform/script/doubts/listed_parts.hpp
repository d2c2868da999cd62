// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

namespace fronteira::script {

struct LoadedRules;

/// Warns of phases and moves that are described and listed nowhere, and of phases of a turn that
/// say who begins, which is said before the first turn alone.
Diagnostics listed_parts(const LoadedRules& rules);

}  // namespace fronteira::script
