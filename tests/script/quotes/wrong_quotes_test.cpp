// SPDX-License-Identifier: MIT
// What is said of conditions and numbers in quotes that mean nothing.
#include "quoted_moves.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

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
     "37: error: true or false is compared with a number by `<` (join comparisons by `and`) "
     "[rules.wrong_type]"},
    {"space \"on\" \"kind == land\"",
     "34: error: nothing here is called `land` (put a word in quotes of its own: 'land') "
     "[rules.unknown_name]"},
    {"space \"on\" \"count(owner == me) > 1\"",
     "38: error: `count` is of space, region or seat (count(space, owner == me)) [rules.bad_row]"},
    {"space \"on\" \"sum(space, owner) > 1\"",
     "37: error: `owner` is not a number of such rows (count(space, ...) counts rows) "
     "[rules.unknown_column]"},
    {"space \"on\" \"sum(space, armies + 1) > 1\"",
     "44: error: `sum` needs the name of a column (sum(space, armies)) [rules.bad_quote]"},
    {"space \"on\" \"me:count('owner', 'land') > 1\"",
     "44: error: `me:count` reads one argument here (remove what nobody reads) "
     "[rules.unread_argument]"},
    {"space \"on\" \"armies > '1'\"",
     "33: error: a number is compared with a word by `>` (write numbers without quotes) "
     "[rules.wrong_type]"},
    {"space \"on\" \"linked()\"",
     "26: error: `linked` needs an earlier space of the move (linked(from)) [rules.bad_quote]"},
    {"space \"on\" \"sum(space, wall) > 1\"",
     "37: error: `wall` is true or false, and has no sum (count(space, wall) is how many are) "
     "[rules.wrong_type]"},
    {"space \"on\" \"on:within(2)\"",
     "29: error: `on` has no `within` here (there are seat:hand_size, seat:count, #seat:regions, "
     "match:cards_left and space:tagged; for anything else, use a function after `where =`) "
     "[rules.unknown_name]"},
    {"space \"on\" { where = true }",
     "27: error: `where` of `on` is not a function (where = function(match, on) return ... end) "
     "[rules.wrong_kind]"},
    {"choice \"way\" {}",
     "22: error: `way` has no words to choose from (choice \"way\" { \"left\", \"right\" }) "
     "[rules.bad_slot]"},
    {"choice \"way\" { \"left\", \"right\", \"left\" }",
     "22: error: `way` has the word `left` twice (leave one of them out) [rules.bad_slot]"},
    {"space(\"on\", \"owner == me\")",
     " error: a declaration takes one thing at a time (space \"to\" \"owner == me\", without "
     "commas) [script.error]"},
    {"space \"on\" \"armies == nil\"",
     "33: error: a number is compared with nil by `==` (it is never nil) [rules.wrong_type]"},
    {"space \"on\" \"armies\"",
     "26: error: `armies` is a number, not a condition (compare it with something: in Lua it would "
     "always be true) "
     "[rules.wrong_type]"},
    {"space \"on\" \"kind == 'lnad'\"",
     "34: error: there is no choice `lnad` here (did you mean `land`?) [rules.unknown_choice]"},
    {"space \"on\" \"option.bravo\"",
     "33: error: there is no option `bravo` (did you mean `brave`?) [rules.unknown_option]"},
    {"space \"on\" \"armies = 1\"",
     "33: error: `=` is out of place (use `==` to compare) [rules.bad_quote]"},
    {"space \"on\" \"armies > math.min(1, 2)\"",
     "40: error: nothing that can be called here has the name `math.min` (did you mean `min`?) "
     "[rules.unknown_name]"},
    {"space \"on\" \"tagged('prot')\"",
     "33: error: no map of the mod tags a space as `prot` (spaces have their `tags` in the map) "
     "[rules.unknown_tag]"},
    {"choice \"way\" { \"land\", \"sea\", \"hill\" }, space \"on\" \"kind == way\"",
     "71: error: `kind` and `way` do not have the same words in the same order (declare their "
     "words alike, or compare them in a function, after `where =`) [rules.wrong_type]"},
    {"space \"to\" \"linked(form)\"",
     "33: error: `to` is linked to `form`, which is not an earlier space (values can only depend "
     "on those written before them) [rules.unknown_slot]"},
    {"space \"to\" \"linked(me.ally)\"",
     "36: error: `linked` needs an earlier space of the move, not a column of `me` ({ among = "
     "function(match) return match.me.ally:neighbours() end }) [rules.unknown_slot]"},
    {"space \"to\" \"linked(me.ally, 'land')\"",
     "36: error: `linked` needs an earlier space of the move, not a column of `me` ({ among = "
     "function(match) return match.me.ally:neighbours('land') end }) [rules.unknown_slot]"},
    {"space \"on\" \"armies > 1 or linked(on)\"",
     "40: error: `linked` must stand alone, or be joined to others by `and` (use a function "
     "instead: where = function(match, to, from) return from:linked(to) or to == from end) "
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
     "26: error: `1..5` is not a whole number (write a range as `1 to 3`) [rules.bad_quote]"},
    {"number \"n\" \"1 to 2147483648\"",
     "31: error: `2147483648` is larger than any number of a match (the largest is 2147483647) "
     "[rules.bad_quote]"},
    {"space \"on\" \"neighbours(on)\"",
     "26: error: nothing that can be called here has the name `neighbours` (write `linked(from)`) "
     "[rules.unknown_name]"},
    {"space \"on\" \"on:linked(on)\"",
     "36: error: `on:linked` needs a name in quotes here (write `linked(from)`) "
     "[rules.wrong_type]"},
    {"when = \"match.reserv > 1\",\nspace \"on\" \"owner == me\"",
     "28: error: `match` has no column `reserv` (did you mean `reserve`?) [rules.unknown_column]"},
    {"number \"n\" \"1\"", "27: error: write a range as `1 to 3` [rules.bad_quote]"},
    {"number \"n\" \"1 to me\"", "31: error: `me` is a seat, not a number [rules.wrong_type]"},
};

INSTANTIATE_TEST_SUITE_P(Of, WrongQuotes, testing::ValuesIn(wrong_quotes));

TEST(SeveralFaults, OfAQuoteAreToldAtOnceAndEachOnce) {
    const auto both = [](int first, int second) {
        return "written/rules/init.lua:4:" + std::to_string(first) +
               ": error: nothing here is called `ownr` (did you mean `owner`?) "
               "[rules.unknown_name]\nwritten/rules/init.lua:4:" +
               std::to_string(second) +
               ": error: nothing here is called `armis` (did you mean `armies`?) "
               "[rules.unknown_name]\n";
    };
    EXPECT_EQ(offered("space \"on\" \"ownr == me and armis > 1\""), both(26, 41));
    EXPECT_EQ(offered("space \"on\" \"ownr == me or armis > 1\""), both(26, 40));
    EXPECT_EQ(offered("space \"on\" \"count(space, ownr == me and armis > 1) > 2\""), both(39, 54));
}

TEST(JoinedQuotes, HaveThePlaceOfTheirDeclaration) {
    const std::string found = offered("space \"on\" (\"armies > \" .. \"ownr\")");
    EXPECT_EQ(found,
              "written/rules/init.lua:4:42: error: nothing here is called `ownr` (did you mean "
              "`owner`?) [rules.unknown_name]\n");
}

}  // namespace
}  // namespace fronteira::script
