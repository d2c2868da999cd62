// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/text.hpp>

#include "content/toml/value.hpp"

namespace fronteira::content {

/// A text for people as it stands in a file: one string, or a table by language.
Value local_text(const LocalText& words);

}  // namespace fronteira::content
