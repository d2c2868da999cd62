// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "script/loaded_rules.hpp"

namespace fronteira::script {

/// Warns of a `where` that says neither yes nor no, of an `among` that lists nothing, and of both
/// where they do what only effects may.
Diagnostics verdict_doubts(const LoadedRules& rules);

}  // namespace fronteira::script
