// SPDX-License-Identifier: MIT
// Each of the five games brings a first match, and it goes as it is written.
#include "installed.hpp"
#include "runtime/games/lesson.hpp"
#include "runtime/shelf/guide.hpp"

#include <algorithm>

namespace fronteira::mods {
namespace {

class FirstMatch : public testing::TestWithParam<const char*> {
 protected:
    const Mod& mod() const {
        const auto& all = installed().mods().mods();
        return *std::find_if(all.begin(), all.end(),
                             [](const Mod& one) { return one.id == GetParam(); });
    }
};

TEST_P(FirstMatch, GoesAsItIsWritten) {
    const auto lesson = runtime::lesson_of(mod());
    ASSERT_TRUE(lesson.has_value()) << to_text(lesson.error());
    ASSERT_TRUE(lesson->has_value());

    EXPECT_EQ(to_text(check_lesson(installed(), mod(), **lesson)), "");
    EXPECT_GE((*lesson)->steps.size(), 4u);
    EXPECT_LE((*lesson)->steps.size(), 8u);
}

TEST_P(FirstMatch, IsToldInBothLanguages) {
    const auto lesson = runtime::lesson_of(mod());
    ASSERT_TRUE(lesson && *lesson);
    const auto in_both = [](const LocalText& text) {
        EXPECT_TRUE(text.contains("en") && text.contains("pt_BR")) << text_in(text, "en");
    };
    in_both((*lesson)->intro);
    in_both((*lesson)->end);
    for (const content::LessonStep& step : (*lesson)->steps) in_both(step.say);
}

TEST_P(FirstMatch, IsWrongWhenAMoveIsNotTheOneThatIsPossible) {
    auto lesson = runtime::lesson_of(mod());
    ASSERT_TRUE(lesson && *lesson);
    std::swap((*lesson)->steps[0].move, (*lesson)->steps.back().move);

    const Diagnostics findings = check_lesson(installed(), mod(), **lesson);

    ASSERT_FALSE(findings.empty());
    EXPECT_TRUE(findings.front().code.starts_with("lesson."));
    EXPECT_GT(findings.front().place.line, 0);
}

INSTANTIATE_TEST_SUITE_P(Shipped, FirstMatch,
                         testing::Values("war", "war_product", "war2", "espionage", "island"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace fronteira::mods
