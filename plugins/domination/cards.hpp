// SPDX-License-Identifier: MIT
#pragma once

#include "map_text.hpp"

namespace domination {

/// What a `.cards` file says, as decks: `territory` with the attributes `space` and `figure`,
/// `objective` with `destroy`, `otherwise`, `spaces`, `armies`, `regions`, `more_regions`.
fronteira::Result<std::vector<fronteira::Deck>> read_cards(std::string_view bytes,
                                                           const std::string& file,
                                                           const fronteira::Map& map);

/// The decks as a `.cards` file. Cards that say what the format cannot are left out and told.
/// Without a deck whose cards name spaces, one is made.
std::string write_cards(const fronteira::Map& map, const std::vector<fronteira::Deck>& decks,
                        const std::string& language, fronteira::Diagnostics& losses);

}  // namespace domination
