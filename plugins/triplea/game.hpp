// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include "draft/draft.hpp"
#include "markup/document.hpp"

namespace triplea {

/// Takes what a map can say out of the file of a game: territories with their numbers and tags, who
/// owns them at the beginning, connections. What a map cannot say is told in `losses`.
fronteira::Result<fronteira::draft::Draft> read_game(const fronteira::markup::Document& document,
                                                     const std::string& file,
                                                     fronteira::Diagnostics& losses);

}  // namespace triplea
