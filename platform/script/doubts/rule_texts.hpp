// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

#include <string>

namespace fronteira::script {

/// All rule files of the mods that a ruleset is made of, one after the other, without comments.
std::string rule_texts(const RulesetSource& source);

}  // namespace fronteira::script
