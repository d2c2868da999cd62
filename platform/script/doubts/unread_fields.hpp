// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

namespace fronteira::script {

/// Those of the new fields of modules whose names stand nowhere else in the rules: a variant that
/// means to replace something has called it otherwise.
Diagnostics unread_fields(const RulesetSource& source, const std::vector<NewField>& fields);

}  // namespace fronteira::script
