// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Notes on every place where a function of the rules hands over from compiled code to Lua.
Diagnostics left_to_lua(const Installation& installation, const content::FoundRuleset& found);

}  // namespace fronteira::runtime
