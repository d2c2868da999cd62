// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include <span>

namespace fronteira::runtime {

/// A file of texts that was built into the program.
struct EmbeddedText {
    const char* language;
    const char* toml;
};

/// The sentences of platform/match/text.
std::span<const EmbeddedText> match_texts();
/// The sentences of platform/cli/text; only in programs that have a command line.
std::span<const EmbeddedText> cli_texts();
/// What `--help` says in other languages, by the English sentence; in the same programs.
std::span<const EmbeddedText> cli_help();

/// The sentences of platform/host/text.
std::span<const EmbeddedText> host_texts();
/// The sentences of platform/draft/text.
std::span<const EmbeddedText> draft_texts();
/// The sentences of platform/page/text.
std::span<const EmbeddedText> page_texts();

/// As a table, for match::Sentences. A test reads all that is built in; a file that is no TOML is
/// told with its place and left out.
TextTable to_table(std::span<const EmbeddedText> texts);

}  // namespace fronteira::runtime
