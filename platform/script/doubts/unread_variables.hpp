// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

namespace fronteira::script {

struct LoadedRules;

/// Variables of the mod's own rule files that nobody reads: a module that is required and not used,
/// a function that nobody calls.
Diagnostics unread_variables(LoadedRules& rules);

}  // namespace fronteira::script
