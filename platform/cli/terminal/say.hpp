// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace fronteira::cli {

/// To stdout, fit for a terminal: names and texts may be anybody's (see runtime::shown).
void say(std::string_view text);

}  // namespace fronteira::cli
