// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>

#include <string>

namespace fronteira::content {

/// The deck as a TOML file. Its id is not in it: it is the name of the file.
std::string write_deck(const Deck& deck);

}  // namespace fronteira::content
