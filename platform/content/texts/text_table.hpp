// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <string>

namespace fronteira::content {

/// Reads the sentences of one language: tables within tables become keys with dots, so that
/// `[why.attack] from = "..."` is the text `why.attack.from`.
Result<std::map<std::string, std::string>> load_text(const std::filesystem::path& path,
                                                     const std::string& shown = {});

/// Warns of the sentences that a language lacks and another has. `file_of` is put before the
/// language and `.toml` to name the file: `mods/war/text/`.
Diagnostics missing_sentences(const TextTable& texts, const std::string& file_of);

/// Warns of a language most of whose sentences are the English ones, word for word.
Diagnostics copied_sentences(const TextTable& texts, const std::string& file_of);

}  // namespace fronteira::content
