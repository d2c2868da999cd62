// SPDX-License-Identifier: MIT
#include "content/texts/text_table.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> told(const TextTable& texts) {
    std::vector<std::string> lines;
    for (const Diagnostic& finding : missing_sentences(texts, "text/"))
        lines.push_back(to_text(finding));
    return lines;
}

TEST(MissingSentences, AreToldOfTheLanguageThatLacksThem) {
    EXPECT_THAT(told({{"en", {{"a", "A"}, {"b", "B"}}}, {"pt_BR", {{"a", "A"}}}}),
                ElementsAre("text/pt_BR.toml: warning: lacks `b` (other languages have them) "
                            "[text.missing_translation]"));
    EXPECT_THAT(told({{"en", {{"a", "A"}}}, {"pt_BR", {{"a", "A"}}}}), IsEmpty());
}

TEST(MissingSentences, AreASlipOfTheOneLanguageOfSeveralThatHasThem) {
    EXPECT_THAT(told({{"en", {{"move.redeploy", ""}}},
                      {"es", {{"move.redploy", ""}}},
                      {"pt_BR", {{"move.redeploy", ""}}}}),
                ElementsAre("text/es.toml: warning: lacks `move.redeploy` (other languages have "
                            "them) [text.missing_translation]",
                            "text/es.toml: warning: alone has `move.redploy` (did you mean "
                            "`move.redeploy`?) [text.missing_translation]"));
}

TEST(CopiedSentences, AreToldOfALanguageOfWhichMostAreEnglish) {
    TextTable texts;
    for (const char* key : {"a", "b", "c", "d", "e"}) texts["en"][key] = "Whose turn it is";
    texts["pt_BR"] = texts["en"];
    const Diagnostics copied = copied_sentences(texts, "text/");
    texts["pt_BR"]["a"] = "De quem é a vez";
    const Diagnostics translated = copied_sentences(texts, "text/");

    ASSERT_EQ(copied.size(), 1u);
    EXPECT_EQ(to_text(copied[0]),
              "text/pt_BR.toml: warning: 5 of 5 sentences are the same as in en.toml (translate "
              "them) [text.untranslated]");
    EXPECT_TRUE(translated.empty());
}

TEST(LoadText, TakesNothingForTheSentenceOfAnEventAlone) {
    const support::Scratch scratch;
    const auto quiet = load_text(scratch.write("quiet.toml", "[event]\nstep = \"\"\n"));
    const auto nameless = load_text(scratch.write("nameless.toml", "[move]\nstep = \"\"\n"));

    ASSERT_TRUE(quiet.has_value()) << to_text(quiet.error());
    EXPECT_EQ(quiet->at("event.step"), "");
    ASSERT_FALSE(nameless.has_value());
    EXPECT_EQ(nameless.error().front().code, "text.empty_text");
}

TEST(LoadText, TakesNothingThatTurnsTheWritingAround) {
    const support::Scratch scratch;
    for (const char* sentence : {"\\u202eevil", "evil\\u202a", "\\u2066evil\\u2069", "\\u2028"}) {
        const auto texts = load_text(
            scratch.write("en.toml", "[move]\nstep = \"" + std::string(sentence) + "\"\n"));
        ASSERT_FALSE(texts.has_value()) << sentence;
        EXPECT_EQ(texts.error().front().code, "text.control_character") << sentence;
    }
    // Hebrew with its mark, a dash, and signs that are joined.
    EXPECT_TRUE(load_text(scratch.write(
        "en.toml", "[move]\nstep = \"\u05d0\u200f \u2014 \U0001f468\u200d\U0001f680\"\n")));
}

}  // namespace
}  // namespace fronteira::content
