// SPDX-License-Identifier: MIT
#include "content/texts/text_check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> slips(const std::string& text) {
    LookNames names;
    names.columns = {{"space", "armies", "number", {}},
                     {"match", "reserve", "number", {}},
                     {"region", "bonus", "number", {}},
                     {"seat", "colour", "choice", {"red", "blue", "free"}}};
    names.moves = {{"attack", {{"from", {"space"}}, {"to", {"space"}}, {"dice", {"number"}}}},
                   {"end_attacks", {}}};
    names.chosen_before = {{"attack", {{"from", {}}, {"to", {"from"}}, {"dice", {"from", "to"}}}}};
    names.phases = {"attacks", "placing"};
    names.tags = {"harbour"};
    names.words = {"flee"};
    names.told = {"conquest"};
    names.bots = {"steady"};
    names.outcomes = {"won", "drawn"};
    names.reasons = {"at_least", "range_one", "where"};
    std::vector<std::string> found;
    for (const Diagnostic& finding : check_text(text, "text/en.toml", names))
        found.push_back(to_text(finding));
    return found;
}

TEST(CheckText, TellsOfAKeyThatNamesNothingButNearlyDoes) {
    EXPECT_THAT(slips("[move]\natack = \"Attack\"\n\n[phase]\nplacing = \"Reinforcement\"\n"
                      "atacks = \"Attacks\"\n\n[column]\narmeis = \"armies\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing is called `atack` (did you mean "
                            "`attack`?) [text.unknown_name]",
                            "text/en.toml:6:1: warning: nothing is called `atacks` (did you mean "
                            "`attacks`?) [text.unknown_name]",
                            "text/en.toml:9:1: warning: nothing is called `armeis` (did you mean "
                            "`armies`?) [text.unknown_name]"));
    EXPECT_THAT(
        slips("[slot]\ndise = \"dice\"\n[choice]\nbleu = \"blue\"\n[tag]\n"
              "harbor = \"harbour\"\n[todo]\nplaceing = \"Place\"\n[bot]\nstedy = \"Strong\"\n"),
        testing::SizeIs(5));
}

TEST(CheckText, TellsOfASectionThatNothingReads) {
    EXPECT_THAT(slips("[evnt]\nconquest = \"{space} falls\"\n[formation]\ndecoy = \"Decoy\"\n"
                      "[fases]\nmuster = \"Reforço\"\n"),
                ElementsAre("text/en.toml:1:2: warning: nothing reads `evnt` (did you mean "
                            "`event`?) [text.unknown_name]",
                            "text/en.toml:5:2: warning: nothing reads `fases` (sentences stand in "
                            "[move], [phase], [event] and the like) [text.unknown_name]"));
}

TEST(CheckText, TellsOfEventsThatAreNearlyTold) {
    EXPECT_THAT(slips("[event]\nconqest = \"{space} falls\"\nother = \"{space in {region}\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing is called `conqest` (did you mean "
                            "`conquest`?) [text.unknown_name]",
                            "text/en.toml:3:9: warning: a `{` is never closed (write {space}) "
                            "[text.open_placeholder]"));
    EXPECT_THAT(slips("[event]\nconquest = \"{space} in {region}\"\n"), IsEmpty());
}

TEST(CheckText, TellsOfASignForWhichNoCellHasRoom) {
    EXPECT_THAT(slips("[sign]\nred = \"ção\"\nblue = \"eightlet\"\n"),
                ElementsAre("text/en.toml:3:8: warning: a sign has one to three letters (shorten "
                            "it) [text.long_sign]"));
}

TEST(CheckText, TellsOfBracesThatAreNeverClosed) {
    const char* told = "warning: a `{` is never closed (write {space}) [text.open_placeholder]";
    for (const char* text :
         {"[todo]\nbattle = \"Take {armies\"\n", "[move]\nattack = \"{from\"\n",
          "[ask.attack]\nfrom = \"From {where?\"\n", "[played]\nattack = \"{from} to {to\"\n"})
        EXPECT_THAT(slips(text), Contains(HasSubstr(told))) << text;
}

TEST(CheckText, TellsOfPartsOfAPhasesSentenceThatAreNeverClosed) {
    EXPECT_THAT(slips("[todo]\nplacing = \"Place[: {reserve}\"\n"),
                ElementsAre("text/en.toml:2:11: warning: a `[` is never closed, or a `]` never "
                            "opened (write [: {armies}]) [text.open_placeholder]"));
}

TEST(CheckText, TellsOfReasonsThatNothingIsRefusedFor) {
    EXPECT_THAT(slips("[why.attack.form]\nat_leest = \"needs {from}\"\n"),
                testing::UnorderedElementsAre(
                    "text/en.toml:1:13: warning: nothing is refused for `form` (did you mean "
                    "`from`?) [text.unknown_name]",
                    "text/en.toml:2:1: warning: nothing is refused for `at_leest` (did you mean "
                    "`at_least`?) [text.unknown_name]"));
    EXPECT_THAT(slips("[why]\nwhere = \"no\"\n[why.attack.dice]\nrange_one = \"one\"\n"
                      "[why.attack.from.armies]\nat_least = \"two\"\n"),
                IsEmpty());
    EXPECT_THAT(slips("[why]\narmies = \"no\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing is refused for `armies` "
                            "[text.unknown_name]"));
}

TEST(CheckText, KnowsWordsThatMovesChooseAndDiceShow) {
    EXPECT_THAT(slips("[choice]\nflee = \"flee\"\n"), IsEmpty());
}

TEST(CheckText, LeavesAKeyThatMayBeForAnotherRuleset) {
    EXPECT_THAT(slips("[column]\nfleets = \"fleets\"\n[event]\nparley = \"parley\"\n"), IsEmpty());
}

TEST(CheckText, TellsOfKeysWhereAllThatThereCanBeIsKnown) {
    EXPECT_THAT(slips("[move]\nparley = \"Parley\"\n[todo]\nparleys = \"Parley\"\n"
                      "[outcome]\nvictory = \"Victory\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing is called `parley` "
                            "[text.unknown_name]",
                            "text/en.toml:4:1: warning: nothing is called `parleys` "
                            "[text.unknown_name]",
                            "text/en.toml:6:1: warning: nothing is called `victory` "
                            "[text.unknown_name]"));
}

TEST(CheckText, TellsOfWhatIsAskedOfNoValue) {
    EXPECT_THAT(slips("[ask]\nattack = \"Attack?\"\nend_attacks = \"End?\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing reads `ask.attack` "
                            "(ask.attack.dice asks for a value of the move) [text.unknown_name]",
                            "text/en.toml:3:1: warning: nothing reads `ask.end_attacks` (the move "
                            "has no values) [text.unknown_name]"));
}

TEST(CheckText, TellsOfPlaceholdersThatNoReasonAndNoOutcomeFills) {
    EXPECT_THAT(slips("[why]\nat_least = \"{subject}: {from}, {least}\"\n"
                      "[outcome]\nwon = \"{seats} {seat}\"\n"),
                ElementsAre("text/en.toml:2:12: warning: nothing will replace `{least}` "
                            "[text.unknown_placeholder]",
                            "text/en.toml:4:7: warning: nothing will replace `{seat}` (did you "
                            "mean `seats`?) [text.unknown_placeholder]"));
}

TEST(CheckText, TellsOfSlotsThatAMoveDoesNotAskFor) {
    EXPECT_THAT(slips("[slot.attack]\nform = \"from\"\nto = \"to\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing is called `form` (did you mean "
                            "`from`?) [text.unknown_name]"));
    EXPECT_THAT(slips("[ask.attack]\nfrm = \"From where?\"\n"),
                ElementsAre("text/en.toml:2:1: warning: nothing is called `frm` (did you mean "
                            "`from`?) [text.unknown_name]"));
}

TEST(CheckText, TellsOfPlaceholdersThatNothingFills) {
    EXPECT_THAT(slips("[played]\nattack = \"{form} attacks {to}\"\n"
                      "[ask.attack]\nto = \"Attack from {from}. {who}?\"\n"),
                ElementsAre("text/en.toml:2:10: warning: nothing will replace `{form}` (did you "
                            "mean `from`?) [text.unknown_placeholder]",
                            "text/en.toml:4:6: warning: nothing will replace `{who}` "
                            "[text.unknown_placeholder]"));
}

TEST(CheckText, TellsOfValuesThatAreAskedForLater) {
    EXPECT_THAT(slips("[ask.attack]\nfrom = \"From {from} to {to}?\"\nto = \"From {from}?\"\n"),
                ElementsAre("text/en.toml:2:8: warning: `from` is not chosen yet when `from` is "
                            "asked for (values are asked for in the order of the move) "
                            "[text.unknown_placeholder]",
                            "text/en.toml:2:8: warning: `to` is not chosen yet when `from` is "
                            "asked for (values are asked for in the order of the move) "
                            "[text.unknown_placeholder]"));
}

TEST(CheckText, LetsAPhaseTellOfTheMatchOfASeatAndOfTheMoveThatAsks) {
    EXPECT_THAT(slips("[todo]\nplacing = \"{reserve} of {colour}, {dice}\"\n"), IsEmpty());
    EXPECT_THAT(slips("[todo.attacks_only]\nattack = \"{armies} stand on no match\"\n"),
                ElementsAre("text/en.toml:2:10: warning: nothing will replace `{armies}` "
                            "[text.unknown_placeholder]"));
}

TEST(CheckText, LetsAPhaseTellOfRegions) {
    EXPECT_THAT(slips("[todo]\nplacing = \"Place[: {reserve}][; inside: {region.bonus}]\"\n"),
                IsEmpty());
    EXPECT_THAT(slips("[todo]\nplacing = \"Place {region.bonsu}\"\n"),
                ElementsAre("text/en.toml:2:11: warning: nothing will replace `{region.bonsu}` "
                            "(did you mean `region.bonus`?) [text.unknown_placeholder]"));
}

TEST(CheckText, LeavesWhatIsToldOfEvents) {
    EXPECT_THAT(slips("hidden = \"face down\"\n[event]\nconquest = \"{sapce} falls\"\n"),
                IsEmpty());
}

}  // namespace
}  // namespace fronteira::content
