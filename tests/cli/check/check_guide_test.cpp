// SPDX-License-Identifier: MIT
// What `check` says of guides that are not read as they are meant.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfGuides, WarnsOfAMarkWithoutASpace) {
    ToyCopy toy;
    toy.write("guide/en.txt", "# Attacks\n@attack\n!acai owner=1\nAttack!\n- @ home.\n");
    toy.write("guide/pt_BR.txt", "#Ataques\n");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("toy_war/guide/en.txt:2:1: warning: a `@` without a space behind "
                                "it is shown as it stands (write `@ ...`) [guide.bare_mark]"));
    EXPECT_THAT(said, HasSubstr("guide/en.txt:3:1: warning: a `!` without a space"));
    EXPECT_THAT(said, HasSubstr("guide/pt_BR.txt:1:1: warning: a `#` without a space"));
    EXPECT_THAT(said, Not(HasSubstr("en.txt:4:")));
    EXPECT_THAT(said, Not(HasSubstr("en.txt:5:")));
}

TEST(CheckOfGuides, WarnsOfALanguageWithFewerPages) {
    ToyCopy toy;
    toy.write("guide/en.txt", "# Attacks\nAttack.\n# Armies\nPlace them.\n");
    EXPECT_THAT(toy.check().out,
                HasSubstr("toy_war/guide/pt_BR.txt: warning: there is no such guide, but "
                          "guide/en.txt has 2 pages (translate what is missing) "
                          "[guide.missing_translation]"));

    toy.write("guide/pt_BR.txt", "# Ataques\nAtaque.\n");
    EXPECT_THAT(toy.check().out, HasSubstr("guide/pt_BR.txt: warning: this guide has 1 page, but "
                                           "guide/en.txt has 2 pages"));

    toy.write("guide/pt_BR.txt", "\n");
    EXPECT_THAT(toy.check().out, HasSubstr("guide/pt_BR.txt: warning: this guide has no page "
                                           "(begin a page with `# How to win`) [guide.empty]"));
}

TEST(CheckOfGuides, NamesFilesThatNobodyReads) {
    ToyCopy toy;
    toy.write("guide/en.md", "# Attacks\n");
    toy.write("guide/pt.txt", "# Ataques\n");
    toy.write("guide/lesson.toml", "");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("toy_war/guide/en.md: warning: nothing reads this file (players "
                                "read en.txt) [mod.unread]"));
    EXPECT_THAT(said, HasSubstr("guide/pt.txt: warning: nothing reads this file (players read "
                                "pt_BR.txt)"));
    EXPECT_THAT(said, HasSubstr("guide/lesson.toml: warning: nothing reads this file (a first "
                                "match is guide/first.toml)"));
}

TEST(CheckOfGuides, RefusesASeatThatNoMatchHas) {
    ToyCopy toy;
    toy.write("guide/en.txt", "# Attacks\n! acai owner=4; brasa owner=5; cedro owner=0\n");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("guide/en.txt:2:23: error: there is no seat 5 for `owner` (seats "
                                "go from 1 to 4) [guide.no_seat]"));
    EXPECT_THAT(said, Not(HasSubstr("seat 4")));
}

TEST(CheckOfGuides, ReadsOverAByteOrderMark) {
    ToyCopy toy;
    for (const char* name : {"guide/en.txt", "guide/pt_BR.txt"})
        toy.write(name, "\xEF\xBB\xBF# Attacks\nAttack.\n");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

}  // namespace
}  // namespace fronteira::cli
