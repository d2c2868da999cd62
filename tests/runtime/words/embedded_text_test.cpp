// SPDX-License-Identifier: MIT
#include "runtime/words/embedded_text.hpp"

#include "runtime/words/voice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <vector>

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

/// A language may be added by its files alone, so those of each folder are looked for.
void expect_every_language(const TextTable& table) {
    ASSERT_FALSE(keys(table, "en").empty());
    std::vector<std::string> found;
    for (const auto& [language, sentences] : table) {
        found.push_back(language);
        EXPECT_EQ(keys(table, "en"), keys(table, language)) << language;
        for (const auto& [key, text] : table.at("en"))
            if (const auto same = sentences.find(key); same != sentences.end()) {
                EXPECT_EQ(placeholders(text), placeholders(same->second)) << language << " " << key;
            }
    }
    EXPECT_THAT(found, testing::UnorderedElementsAreArray(languages()));
}

TEST(EmbeddedText, OfTheMatchIsThereInEveryLanguage) {
    expect_every_language(to_table(match_texts()));
}

TEST(EmbeddedText, OfDraftsIsThereInEveryLanguage) {
    expect_every_language(to_table(draft_texts()));
}

TEST(EmbeddedText, OfTheHostIsThereInEveryLanguage) {
    expect_every_language(to_table(host_texts()));
}

TEST(EmbeddedText, OfThePageIsThereInEveryLanguage) {
    expect_every_language(to_table(page_texts()));
}

TEST(EmbeddedText, OfTheTerminalIsThereInEveryLanguage) {
    expect_every_language(to_table(cli_texts()));
}

TEST(EmbeddedText, LeavesOutALanguageWhoseFileIsBroken) {
    const EmbeddedText texts[] = {{"en", "seat = \"Player\""}, {"es", "seat = \"Jugador"}};

    testing::internal::CaptureStderr();
    const TextTable table = to_table(texts);

    EXPECT_THAT(testing::internal::GetCapturedStderr(), testing::HasSubstr("es.toml:1:"));
    EXPECT_EQ(keys(table, "en").size(), 1u);
    EXPECT_FALSE(table.contains("es"));
}

}  // namespace
}  // namespace fronteira::runtime
