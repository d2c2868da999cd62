// SPDX-License-Identifier: MIT
#pragma once

#include "content/toml/statements.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// A piece of a TOML text that is about one thing: the keys at the top, one `[table]`, or one
/// `[[element]]` with the tables below it.
struct Section {
    std::string name;                   ///< first part of the header; empty at the top
    std::string lead;                   ///< comments and blank lines above the header
    std::string body;                   ///< from the header on
    std::vector<Statement> statements;  ///< of the body; bytes count from the whole text's start
};

/// The first section is the top of the text, empty or not. The leads and bodies of all, in order,
/// are the text.
std::vector<Section> cut_sections(std::string_view text);

/// The statements of a section that stand under keys other than `known`, as written.
std::string unknown_statements(std::string_view text, const Section& section,
                               const std::vector<std::string_view>& known);

}  // namespace fronteira::content
