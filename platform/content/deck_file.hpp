// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::content {

/// Reads a deck; its id is the name of the file without `.toml`. A card with `copies = n` becomes
/// the cards `id_1` to `id_n`. Arguments as of `load_map`.
Result<Deck> load_deck(const std::filesystem::path& path, Diagnostics* warnings = nullptr,
                       const std::string& shown = {});

/// The same for a text; `file` is its name in diagnostics and gives the id.
Result<Deck> parse_deck(std::string_view text, const std::string& file,
                        Diagnostics* warnings = nullptr);

}  // namespace fronteira::content
