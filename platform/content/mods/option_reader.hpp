// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/option.hpp>

#include "content/reading/cursor.hpp"

namespace fronteira::content {

/// Reads one `[[ruleset.option]]`.
void read_option(const Cursor& cursor, Option& option);

}  // namespace fronteira::content
