// SPDX-License-Identifier: MIT
#include "runtime/embedded_text.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::runtime {
namespace {

std::set<std::string> keys(const TextTable& table, const std::string& language) {
    std::set<std::string> keys;
    if (const auto found = table.find(language); found != table.end())
        for (const auto& [key, text] : found->second) keys.insert(key);
    return keys;
}

/// The names in braces.
std::set<std::string> placeholders(const std::string& text) {
    std::set<std::string> names;
    for (size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        names.insert(text.substr(open, text.find('}', open) - open));
    return names;
}

void expect_both_languages(const TextTable& table) {
    ASSERT_FALSE(keys(table, "en").empty());
    EXPECT_EQ(keys(table, "en"), keys(table, "pt_BR"));
    for (const auto& [key, text] : table.at("en"))
        EXPECT_EQ(placeholders(text), placeholders(table.at("pt_BR").at(key))) << key;
}

TEST(EmbeddedText, OfTheMatchIsThereInBothLanguages) {
    expect_both_languages(to_table(match_texts()));
}

TEST(EmbeddedText, OfDraftsIsThereInBothLanguages) {
    expect_both_languages(to_table(draft_texts()));
}

TEST(EmbeddedText, OfTheTerminalIsThereInBothLanguages) {
    expect_both_languages(to_table(cli_texts()));
}

}  // namespace
}  // namespace fronteira::runtime
