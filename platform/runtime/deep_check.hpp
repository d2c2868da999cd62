// SPDX-License-Identifier: MIT
#pragma once

#include "content/mod_set.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Plays matches by lot and tests what every ruleset must hold (see conformance::check), with the
/// fewest and the most seats. Takes seconds; the findings of check_rules should be empty first.
Diagnostics deep_check(const Installation& installation, const content::FoundRuleset& found);

}  // namespace fronteira::runtime
