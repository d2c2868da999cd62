// SPDX-License-Identifier: MIT
// Conditions and numbers that stand in quotes: what they mean, and what is said of those that mean
// nothing.
#include "written_rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fronteira::script {
namespace {

/// A game on six spaces of a ring; `move` is one of its moves, which begins on line 2 of init.lua.
RulesetSource quoting(const std::string& move, const std::string& setup = "") {
    RulesetSource source = written_source(
        {{"state.lua",
          "return { space = { owner = seat, armies = int(0, 99), worn = int(0, 99), "
          "kind = choice { \"sea\", \"land\", \"hill\" }, wall = flag, back = space, "
          "deep = int(-2147483647, 2147483647) }, "
          "seat = { gold = int(0, 99) { seen_by = \"self\" }, friends = seats, "
          "most = int(-2147483647, 2147483647) }, "
          "match = { reserve = int(0, 99), open = flag, most = int(-2147483647, 2147483647) } }"},
         {"init.lua",
          "return { setup = function(match)\n" + setup + "\nend, turn = { phase \"only\" {\n" +
              move +
              ",\nmove \"rest\" { effect = function(match) match:finish_phase() end } } } }"}},
        6);
    Option brave, limit, mood;
    brave.id = "brave";
    limit.id = "limit";
    limit.type = Option::Type::integer;
    limit.initial = 3;
    mood.id = "mood";
    mood.type = Option::Type::choice;
    mood.choices = {"calm", "wild"};
    source.options = {brave, limit, mood};
    return source;
}

/// What may be chosen by the first seat, space by space, in a match that has just begun.
std::string offered(const std::string& slots, const std::string& setup = "") {
    const auto ruleset = Ruleset::load(
        quoting("move \"act\" { " + slots + ", effect = function(match) match:finish_phase() end }",
                setup));
    if (!ruleset) return to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    if (const auto started = match.start(1); !started) return to_text(started.error());
    const core::MoveList& list = match.legal(0);
    std::string found;
    for (size_t i = 0; i < list.size(); ++i) {
        const Offer offer = list.at(i, match.rules());
        const core::MoveKind& kind = match.rules().moves[static_cast<size_t>(offer.move.kind)];
        if (kind.name != "act") continue;
        found += found.empty() ? "" : " ";
        for (int value = 0; value < kind.width; ++value)
            found += (value > 0 ? "-" : "") +
                     std::to_string(offer.move.values[static_cast<size_t>(value)]);
        if (kind.numbered)
            found += ":" + std::to_string(offer.move.values[static_cast<size_t>(kind.width)]) +
                     ".." + std::to_string(offer.upto.value_or(-1));
    }
    return found;
}

/// Spaces 0 to 5: armies 0, 1, 2, ...; the first three are ours, 3 and 4 are theirs, 5 is nobody's.
constexpr const char* six =
    "for i, space in ipairs(match.space) do\n"
    "  space.armies, space.worn = i - 1, 2\n"
    "  space.owner = match.seat[i <= 3 and 1 or i <= 5 and 2 or 3]\n"
    "end\n"
    "match.space[2].kind, match.space[2].wall, match.space[3].kind = 'land', true, 'hill'\n"
    "match.space[2].back = match.space[3]\n"
    "match.reserve, match.seat[1].gold, match.seat[1].friends = 4, 7, { match.seat[2] }";

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
    EXPECT_NE(
        offered("space \"on\", number \"n\" \"5 to 1\"")
            .find("init.lua:4:38: error: no number is in the range `5 to 1` (the least stands "
                  "first) [rules.bad_range]"),
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
        reasons +=
            refusal.subject + " " + refusal.reason + " " + std::to_string(refusal.from) + "; ";
    EXPECT_EQ(reasons, "owner equal 0; armies at_least 4; armies > worn + 1 holds 0; ");
}

struct WrongQuote {
    const char* slots;
    const char* complaint;  ///< from the column on
};

class WrongQuotes : public testing::TestWithParam<WrongQuote> {};

TEST_P(WrongQuotes, AreRefusedWithPlaceAndRemedy) {
    EXPECT_EQ(offered(GetParam().slots),
              std::string("written/rules/init.lua:4:") + GetParam().complaint + "\n");
}

const WrongQuote wrong_quotes[] = {
    {"space \"on\" \"ownr == me\"",
     "26: error: nothing here is called `ownr` (did you mean `owner`?) [rules.unknown_name]"},
    {"space \"on\" \"owner == me and armeis > 1\"",
     "42: error: nothing here is called `armeis` (did you mean `armies`?) [rules.unknown_name]"},
    {"space \"on\" \"reserve > 1\"",
     "26: error: nothing here is called `reserve` (write `match.reserve`) [rules.unknown_name]"},
    {"space \"on\" \"owner.glod > 1\"",
     "32: error: `owner` has no column `glod` (did you mean `gold`?) [rules.unknown_column]"},
    {"space \"on\" \"armies > match.round\"",
     "41: error: `match` has no column `round` (it is called `round` here) [rules.unknown_column]"},
    {"space \"on\" \"owner == on\"",
     "32: error: a seat is compared with a space by `==` (compare it with one of its kind) "
     "[rules.wrong_type]"},
    {"space \"on\" \"owner == 1\"",
     "32: error: a seat is compared with a number by `==` (a seat has a number: owner.number == 1) "
     "[rules.wrong_type]"},
    {"space \"on\" \"1 < armies < 3\"",
     "37: error: true or false is compared with a number by `<` (comparisons are joined by `and`) "
     "[rules.wrong_type]"},
    {"space \"on\" \"kind == land\"",
     "34: error: nothing here is called `land` (a word stands in quotes of its own: 'land') "
     "[rules.unknown_name]"},
    {"space \"on\" \"count(owner == me) > 1\"",
     "38: error: `count` is of space, region or seat (count(space, owner == me)) [rules.bad_row]"},
    {"space \"on\" \"on:within(2)\"",
     "29: error: `on` has no `within` here (there are seat:hand_size, seat:count, #seat:regions, "
     "match:cards_left and space:tagged; a function says the rest, behind `where =`) "
     "[rules.unknown_name]"},
    {"space \"on\" { where = true }",
     "27: error: `where` of `on` is no function (where = function(match, on) return ... end) "
     "[rules.wrong_kind]"},
    {"choice \"way\" {}",
     "22: error: `way` has no words to choose from (choice \"way\" { \"left\", \"right\" }) "
     "[rules.bad_slot]"},
    {"choice \"way\" { \"left\", \"right\", \"left\" }",
     "22: error: `way` has the word `left` twice (leave one of them out) [rules.bad_slot]"},
    {"space(\"on\", \"owner == me\")",
     " error: a description takes one thing at a time (space \"to\" \"owner == me\", without "
     "commas) [script.error]"},
    {"space \"on\" \"armies == nil\"",
     "33: error: a number is compared with nil by `==` (it is never nil) [rules.wrong_type]"},
    {"space \"on\" \"armies\"",
     "26: error: `armies` is a number, not a condition (compare it: in Lua it would always be "
     "true) "
     "[rules.wrong_type]"},
    {"space \"on\" \"kind == 'lnad'\"",
     "34: error: there is no choice `lnad` here (did you mean `land`?) [rules.unknown_choice]"},
    {"space \"on\" \"option.bravo\"",
     "33: error: there is no option `bravo` (did you mean `brave`?) [rules.unknown_option]"},
    {"space \"on\" \"armies = 1\"",
     "33: error: `=` is out of place (to compare is `==`) [rules.bad_quote]"},
    {"space \"on\" \"armies > math.min(1, 2)\"",
     "40: error: nothing that can be called here is named `math.min` (did you mean `min`?) "
     "[rules.unknown_name]"},
    {"space \"on\" \"tagged('prot')\"",
     "33: error: the map tags no space as `prot` (spaces have their `tags` in the map) "
     "[rules.unknown_tag]"},
    {"space \"to\" \"linked(form)\"",
     "33: error: `to` is linked to `form`, which is no earlier space (values can only lean on "
     "those "
     "written before them) [rules.unknown_slot]"},
    {"space \"to\" \"linked(me.ally)\"",
     "36: error: `linked` wants an earlier space of the move, not what `me` shows ({ among = "
     "function(match) return match.me.ally:neighbours() end }) [rules.unknown_slot]"},
    {"space \"on\" \"armies > 1 or linked(on)\"",
     "40: error: `linked` stands alone, or joined to others by `and` (a function says it "
     "otherwise: where = function(match, to, from) return from:linked(to) or to == from end) "
     "[rules.bad_clause]"},
    {"space \"on\" \"me:hand_size('crads') > 1\"",
     "39: error: there is no deck `crads` (name it in `decks` of rules/state.lua) "
     "[rules.unknown_deck]"},
    {"number \"n\" \"1 to owner\"",
     "31: error: nothing here is called `owner` (there are earlier values, me, turn, round, "
     "match.name and option.name) [rules.unknown_name]"},
    {"space \"on\" \"owner == me\", number \"n\" \"1 to armies\"",
     "57: error: nothing here is called `armies` (write `on.armies`) [rules.unknown_name]"},
    {"number \"n\" \"1..5\"",
     "26: error: `1..5` is no whole number (a range is written `1 to 3`) [rules.bad_quote]"},
    {"space \"on\" \"neighbours(on)\"",
     "26: error: nothing that can be called here is named `neighbours` (write `linked(from)`) "
     "[rules.unknown_name]"},
    {"space \"on\" \"on:linked(on)\"",
     "36: error: `on:linked` wants a name in quotes here (write `linked(from)`) "
     "[rules.wrong_type]"},
    {"when = \"match.reserv > 1\",\nspace \"on\" \"owner == me\"",
     "28: error: `match` has no column `reserv` (did you mean `reserve`?) [rules.unknown_column]"},
    {"number \"n\" \"1\"", "27: error: a range is written `1 to 3` [rules.bad_quote]"},
    {"number \"n\" \"1 to me\"", "31: error: `me` is a seat, not a number [rules.wrong_type]"},
};

INSTANTIATE_TEST_SUITE_P(Of, WrongQuotes, testing::ValuesIn(wrong_quotes));

TEST(Quotes, ThatAreJoinedByTheScriptHaveThePlaceOfTheirDeclaration) {
    const std::string found = offered("space \"on\" (\"armies > \" .. \"ownr\")");
    EXPECT_EQ(found,
              "written/rules/init.lua:4:42: error: nothing here is called `ownr` (did you mean "
              "`owner`?) [rules.unknown_name]\n");
}

}  // namespace
}  // namespace fronteira::script
