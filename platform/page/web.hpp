// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace fronteira::page {

/// The files web/*.js as one script, and web/*.css as one style sheet.
std::string_view script();
std::string_view style();

}  // namespace fronteira::page
