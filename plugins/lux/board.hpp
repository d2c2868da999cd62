// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"
#include "markup/document.hpp"

#include <string>

namespace lux {

/// What a board of Lux says, as a draft, its links all of the kind `land`. What it says and a map
/// cannot, or what was wrong with it, is told in `losses`.
fronteira::draft::Draft read_board(const fronteira::markup::Document& document,
                                   const std::string& file, fronteira::Diagnostics& losses);

}  // namespace lux
