// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/layout.hpp"
#include "script/ruleset.hpp"

#include <set>
#include <string>

namespace fronteira::script {

/// Columns that no file of the rules speaks of, or that are read and never written. `words`: texts
/// that the match knows from elsewhere, such as what is printed on cards, by which columns may be
/// named.
Diagnostics idle_columns(const RulesetSource& source, const core::Layout& layout,
                         const std::set<std::string>& words);

}  // namespace fronteira::script
