// SPDX-License-Identifier: MIT
// Conditions and numbers that stand in quotes: what they mean.
#include "quoted_moves.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

TEST(Quotes, CompareColumnsOfTheCandidate) {
    EXPECT_EQ(offered("space \"on\"", six), "0 1 2 3 4 5");
    EXPECT_EQ(offered("space \"on\" \"owner == me\"", six), "0 1 2");
    EXPECT_EQ(offered("space \"on\" \"owner ~= me\"", six), "3 4 5");
    EXPECT_EQ(offered("space \"on\" \"owner and owner ~= me\"", six), "3 4");
    EXPECT_EQ(offered("space \"on\" \"not owner\"", six), "5");
    EXPECT_EQ(offered("space \"on\" \"owner == nil\"", six), "5");
    EXPECT_EQ(offered("space \"on\" \"armies > 1 and armies <= 3\"", six), "2 3");
    EXPECT_EQ(offered("space \"on\" \"3 <= armies and 5 > armies\"", six), "3 4");
    EXPECT_EQ(offered("space \"on\" \"kind == 'land'\"", six), "1");
    EXPECT_EQ(offered("space \"on\" \"kind ~= 'sea' and not wall\"", six), "2");
    EXPECT_EQ(offered("space \"on\" \"kind >= 'land'\"", six), "1 2");
    EXPECT_EQ(offered("space \"on\" \"wall == false and owner == me\"", six), "0 2");
}

TEST(Quotes, SayWhatNoSingleColumnCan) {
    EXPECT_EQ(offered("space \"on\" \"armies > worn\"", six), "3 4 5");
    EXPECT_EQ(offered("space \"on\" \"armies == 0 or wall or not owner\"", six), "0 1 5");
    EXPECT_EQ(offered("space \"on\" \"not (armies < 2 or owner ~= me)\"", six), "2");
    EXPECT_EQ(offered("space \"on\" \"armies % 2 == 1 and armies // 2 == 2\"", six), "5");
    EXPECT_EQ(offered("space \"on\" \"armies * 2 - worn == 4\"", six), "3");
    EXPECT_EQ(offered("space \"on\" \"armies == match.reserve\"", six), "4");
    EXPECT_EQ(offered("space \"on\" \"back\"", six), "1");
    EXPECT_EQ(offered("space \"on\" \"back and back.armies > armies\"", six), "1");
    EXPECT_EQ(offered("space \"on\" \"armies == count(space, owner == me)\"", six), "3");
    EXPECT_EQ(offered("space \"on\" \"armies == min(4, me:count('owner'), me.gold)\"", six), "3");
    EXPECT_EQ(offered("space \"on\" \"armies == max(0, sum(space, armies) - 11)\"", six), "4");
    EXPECT_EQ(offered("seat \"whom\" \"contains(me.friends, whom) and whom ~= me\"", six), "1");
}

TEST(Quotes, AreNotPlacedWhereTheySayTheSameTwice) {
    const std::string told = offered("space \"on\" \"armeis > 2\", space \"to\" \"armeis > 2\"");
    EXPECT_EQ(told.substr(0, told.find(" error")), "written/rules/init.lua:4:");
    const std::string once = offered("space \"on\" \"armeis > 2\", space \"to\"");
    EXPECT_EQ(once.substr(0, once.find(" error")), "written/rules/init.lua:4:26:");
}

TEST(Quotes, TakeWhatStandsInARowThatIsNotThereForNothing) {
    // Only the second space has one behind it, the third: that of the first seat, a hill.
    EXPECT_EQ(offered("space \"on\" \"back.owner == me\"", six), "1");
    EXPECT_EQ(offered("space \"on\" \"back.owner == nil\"", six), "0 2 3 4 5");
    EXPECT_EQ(offered("space \"on\" \"back.owner\"", six), "1");
    EXPECT_EQ(offered("space \"on\" \"back.kind == 'sea'\"", six), "");
    EXPECT_EQ(offered("space \"on\" \"back.kind ~= 'hill'\"", six), "0 2 3 4 5");
    EXPECT_EQ(offered("space \"on\" \"back.wall\"", six), "");
    EXPECT_EQ(offered("space \"on\" \"back.armies == 0\"", six), "0 2 3 4 5");
    EXPECT_EQ(offered("space \"on\", seat \"of\" \"of == on.back.owner\"", six), "1-0");
    EXPECT_EQ(offered("space \"on\", space \"by\" \"by == on.back.back\"", six), "");
}

TEST(Quotes, KnowWhatFunctionsKnowOfRows) {
    EXPECT_EQ(offered("seat \"whom\" \"whom.number >= 2\"", six), "1");
    EXPECT_EQ(offered("seat \"whom\" \"me.number == 1 and number == 1\"", six), "0");
    // Six spaces in four regions: two, one, two, one.
    EXPECT_EQ(offered("region \"land\" \"land.size == 2\"", six), "0 2");
    EXPECT_EQ(offered("region \"land\" \"size > 2\"", six), "");
    EXPECT_NE(offered("space \"on\" \"x == 1\"", six).find("nothing here is called `x`"),
              std::string::npos);  // there is no grid
}

TEST(Quotes, LeanOnEarlierValues) {
    EXPECT_EQ(offered("space \"from\" \"owner == me and armies > 0\", "
                      "space \"to\" \"linked(from) and owner == me and to ~= from.back\"",
                      six),
              "1-0 2-1");
    EXPECT_EQ(offered("space \"from\" \"owner == me\", space \"to\" \"linked(from) and armies > "
                      "from.armies\"",
                      six),
              "0-1 0-5 1-2 2-3");
    EXPECT_EQ(
        offered("space \"on\" \"owner == me and armies > 0\", number \"n\" \"1 to on.armies\"",
                six),
        "1:1..1 2:1..2");
    EXPECT_EQ(
        offered("space \"to\" \"armies > 3\", number \"n\" \"to.armies - 4 to to.armies + -1\"",
                six),
        "4:0..3 5:1..4");
}

TEST(Quotes, KnowThatNothingIsMoreThanTheGreatestNumber) {
    EXPECT_EQ(offered("space \"on\" \"armies > 2147483647\""), "");
    EXPECT_EQ(offered("space \"on\" \"armies < -2147483647\""), "");
    const std::string setup =
        "match.most = 2147483647 for _, space in ipairs(match.space) do space.deep = 2147483647 "
        "end";
    EXPECT_EQ(offered("space \"on\" \"deep > match.most\"", setup), "");
    EXPECT_EQ(offered("space \"on\" \"deep >= match.most\"", setup), "0 1 2 3 4 5");
    EXPECT_EQ(offered("space \"on\" {}, when = \"match.most > 2147483646 + 1\"", setup), "");
    EXPECT_EQ(offered("space \"on\" {}, when = \"me.most > match.most\"",
                      setup + std::string(" for _, seat in ipairs(match.seat) do "
                                          "seat.most = match.most end")),
              "");
}

TEST(Quotes, WantOneOfTheWordsThatAnOptionCanBe) {
    EXPECT_EQ(offered("space \"on\" \"option.mood == 'calm' and owner == me\"",
                      "match.space[3].owner = match.seat[1]"),
              "2");
    EXPECT_EQ(offered("space \"on\" \"option.mood == 'wild'\""), "");
    EXPECT_NE(offered("space \"on\" \"option.mood == 'clam'\"")
                  .find("there is no choice `clam` here (did you mean `calm`?)"),
              std::string::npos);
    EXPECT_NE(
        offered("space \"on\" \"kind == option.mood\"").find("there is no choice `calm` here"),
        std::string::npos);
}

TEST(Quotes, NameNoLinkOrRangeThatCannotBe) {
    EXPECT_NE(offered("space \"on\", number \"n\" \"5 to 1\"")
                  .find("init.lua:4:38: error: no number is in the range `5 to 1` (write the "
                        "smaller number first) [rules.bad_range]"),
              std::string::npos)
        << offered("space \"on\", number \"n\" \"5 to 1\"");
}

TEST(Quotes, KnowOptionsBeforeTheFirstMatch) {
    EXPECT_EQ(offered("space \"on\" \"option.brave or armies > 3\"", six), "4 5");
    EXPECT_EQ(offered("space \"on\" \"not option.brave or armies > 3\"", six), "0 1 2 3 4 5");
    EXPECT_EQ(offered("space \"on\" \"armies >= option.limit and option.mood == 'calm'\"", six),
              "3 4 5");
    EXPECT_EQ(offered("space \"on\" \"option.mood ~= 'calm'\"", six), "");
}

TEST(Quotes, AskTheMatchWhetherAMoveIsOnOffer) {
    const auto when = [](const std::string& condition) {
        return offered("when = \"" + condition + "\", space \"on\" \"armies == 5\"", six);
    };
    EXPECT_EQ(when("round == 1 and match.reserve > 3 and not match.open"), "5");
    EXPECT_EQ(when("round > 1 or option.brave"), "");
    EXPECT_EQ(when("round > 1 or match.reserve == 4"), "5");
    EXPECT_EQ(when("me == turn and me.gold >= 7 and count(space, owner == me) == 3"), "5");
    EXPECT_EQ(when("match.reserve + sum(space, armies) == 19"), "5");
    EXPECT_EQ(when("match.open"), "");
}

/// The kept offers of a general condition follow what it reads.
TEST(Quotes, AreAskedAgainWhenWhatTheyReadChanges) {
    const auto ruleset =
        Ruleset::load(quoting("move \"act\" { space \"on\" \"armies > worn\", effect = "
                              "function(match, on) on.worn = on.worn + 3 end }",
                              six));
    ASSERT_TRUE(ruleset) << to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    ASSERT_TRUE(match.start(1));
    const auto left = [&] { return match.legal(0).size() - 1; };
    ASSERT_EQ(left(), 3u);
    ASSERT_TRUE(match.apply(0, match.legal(0).at(0, match.rules()).move));
    EXPECT_EQ(left(), 2u);
}

TEST(Quotes, GiveEveryPartOfAnAndAReasonOfItsOwn) {
    const auto ruleset =
        Ruleset::load(quoting("move \"act\" { space \"on\" \"owner == me and armies > 3 and armies "
                              "> worn + 1\", effect = function(match) match:finish_phase() end }",
                              six));
    ASSERT_TRUE(ruleset) << to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    ASSERT_TRUE(match.start(1));
    Move move;
    move.kind = 0;
    move.values[0] = 3;
    std::string reasons;
    for (const core::Refusal& refusal : match.check(0, move))
        reasons += refusal.subject + " " + word_of(refusal.reason) + " " +
                   std::to_string(refusal.from) + "; ";
    EXPECT_EQ(reasons, "owner equal 0; armies at_least 4; armies > worn + 1 holds 0; ");
}

}  // namespace
}  // namespace fronteira::script
