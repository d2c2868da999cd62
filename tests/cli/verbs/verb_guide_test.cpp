// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Ran guide(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), {"--mods", FRONTEIRA_SOURCE_DIR "/mods", "guide"});
    return fronteira_run(arguments, input);
}

TEST(VerbGuide, ShowsEveryPageInTheLanguageAsked) {
    const Ran english = guide({"war", "--lang", "en"}), ours = guide({"war", "--lang", "pt_BR"});

    EXPECT_THAT(english.out, AllOf(HasSubstr("1. How to win"), HasSubstr("New armies")));
    EXPECT_THAT(ours.out, HasSubstr("Como vencer"));
    EXPECT_THAT(guide({"war/war", "--page", "1", "--lang", "en"}).out,
                AllOf(HasSubstr("How to win"), Not(HasSubstr("New armies"))));
}

TEST(VerbGuide, LeadsThroughAFirstMatch) {
    const Ran ran = guide({"war", "--play", "--lang", "en"},
                          "place japao 1\nplace brasil 7\nplace brasil 7\nattack brasil argelia 3\n"
                          "3\nend_attacks\nredeploy brasil argelia 5\nend_turn\n");

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("1/7"), HasSubstr("7/7"), HasSubstr("That was a turn")));
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("Type `place brasil 7`"),
                      HasSubstr("Type `attack brasil argelia 3`"), HasSubstr("`me` shows")))
        << "what to type is not told";
}

TEST(VerbGuide, SavesAFirstMatchThatGoesOnWithBots) {
    const Scratch scratch;
    const std::string file = scratch / "lesson.rec";
    ASSERT_EQ(guide({"war", "--play", "--lang", "en"}, "place japao 1\nsave " + file + "\n").status,
              0);

    const Ran ran = fronteira_run(
        {"--mods", FRONTEIRA_SOURCE_DIR "/mods", "play", "--load", file, "--lang", "en"});

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Place armies. Where?"));
}

TEST(VerbGuide, PlaysNothingButWhatTheStepAsksFor) {
    const Ran ran = guide({"war", "--play", "--lang", "en"}, "place brasil 3\n");

    EXPECT_THAT(ran.out, HasSubstr("this lesson asks for something else"));
    EXPECT_THAT(ran.out, Not(HasSubstr("2/7")));
}

// A seed that deals otherwise, or rules that have changed.
TEST(VerbGuide, SaysInWordsWhyAMoveThatIsWrittenCannotBeMade) {
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/mods", scratch / "mods",
                          std::filesystem::copy_options::recursive);
    std::string lesson = Scratch::read(scratch / "mods/war/guide/first.toml");
    lesson.replace(lesson.find("\"brasil\""), 8, "\"japao\"");
    scratch.write("mods/war/guide/first.toml", lesson);

    const Ran ran = fronteira_run({"check", scratch / "mods/war"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(
        ran.out,
        HasSubstr("cannot play `place armies=7 on=japao`: must be one of your territories"));
}

TEST(VerbGuide, SaysWhatIsMissing) {
    EXPECT_EQ(guide({"nowhere"}).status, 2);
    EXPECT_EQ(guide({"war", "--page", "99"}).status, 2);
    EXPECT_THAT(guide({"war", "--page", "99"}).err, HasSubstr("(name one from 1 to "));
}

}  // namespace
}  // namespace fronteira::cli
