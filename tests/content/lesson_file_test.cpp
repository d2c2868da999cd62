// SPDX-License-Identifier: MIT
#include "content/lesson_file.hpp"

#include <gmock/gmock.h>

namespace fronteira::content {
namespace {

using testing::HasSubstr;

const std::string treasure_head = R"(ruleset = "treasure"
players = 2
seed = 7
intro = "Two crews."
end = "That was it."
)";

std::string lesson_findings(const std::string& text) {
    const auto lesson = parse_lesson(text, "first.toml");
    return lesson ? "" : to_text(lesson.error());
}

TEST(LessonFile, ReadsMovesOfTheLearnerAndOfTheOthers) {
    const auto lesson =
        parse_lesson(treasure_head + R"(before = [{ seat = 2, kind = "bury", on = "wreck" }]
[options]
rounds = 10
bold = true
[[step]]
say = { en = "Raid.", pt_BR = "Ataque." }
move = { kind = "raid", from = "reef", to = "beach", crew = 2, throws = [6, 1] }
others = [{ seat = 2, kind = "rest" }]
)",
                     "first.toml");
    ASSERT_TRUE(lesson.has_value()) << to_text(lesson.error());
    ASSERT_EQ(lesson->before.size(), 1u);
    EXPECT_EQ(lesson->before[0].seat, 2);
    EXPECT_EQ(lesson->options.at("rounds"), "10");
    EXPECT_EQ(lesson->options.at("bold"), "true");
    ASSERT_EQ(lesson->steps.size(), 1u);
    const LessonMove& raid = lesson->steps[0].move;
    EXPECT_EQ(raid.seat, 1) << "the learner's, unless it is said otherwise";
    EXPECT_EQ(raid.values.at("crew"), CardValue(int64_t{2}));
    EXPECT_EQ(raid.throws, (std::vector<int>{6, 1}));
    EXPECT_EQ(lesson->steps[0].others[0].kind, "rest");
}

TEST(LessonFile, NamesEverythingThatIsWrong) {
    const std::string told =
        lesson_findings("ruleset = 3\nplayers = 99\n[[step]]\nmove = { on = 1.5 }\n");

    for (const char* fault :
         {"first.toml:1:", "`ruleset`", "`players`", "`seed`", "`intro`", "`say`", "`kind`"})
        EXPECT_THAT(told, HasSubstr(fault));
}

TEST(LessonFile, WantsASeatForTheMovesOfOthers) {
    EXPECT_THAT(
        lesson_findings(treasure_head + "before = [{ kind = \"bury\" }]\n[[step]]\nsay = \"x\"\n"
                                        "move = { kind = \"rest\" }\n"),
        HasSubstr("`seat`"));
}

TEST(LessonFile, WantsSteps) {
    EXPECT_THAT(lesson_findings(treasure_head), HasSubstr("lesson.no_steps"));
}

}  // namespace
}  // namespace fronteira::content
