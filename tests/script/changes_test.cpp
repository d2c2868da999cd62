// SPDX-License-Identifier: MIT
// A variant changes moves and phases by their names, wherever they are declared.
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

/// A game of one move, and what changes.lua makes of it.
RulesetSource changed(const std::string& changes) {
    return written_source(
        {{"state.lua",
          "return { space = { owner = seat, armies = int(0, 99) { initial = 5 } }, "
          "match = { n = int(0, 99), log = int(0, 99999999) } }"},
         {"init.lua", R"(
local function note(match, digit) match.log = match.log * 10 + digit end
return {
  turn = { phase "only" {
    enter = function(match) note(match, 1) end,
    move "act" {
      space "on" "armies > 3",
      number "count" "1 to on.armies",
      effect = function(match) note(match, 2) end,
    },
    move "rest" { effect = finish_phase },
  } },
})"},
         {"note.lua",
          "return function(digit) return function(match) "
          "match.log = match.log * 10 + digit end end"},
         {"changes.lua", "local note = require \"note\"\nreturn { " + changes + " }"}},
        6);
}

/// What was noted when the match has begun and the first move on offer was made; its kinds and the
/// end of its range.
std::string played(const std::string& changes) {
    const auto ruleset = Ruleset::load(changed(changes));
    if (!ruleset) return to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    if (const auto started = match.start(1); !started) return to_text(started.error());
    const Offer first = match.legal(0).at(0, match.rules());
    std::string text = match.rules().moves[static_cast<size_t>(first.move.kind)].name + " of " +
                       std::to_string(match.legal(0).size()) + " upto " +
                       std::to_string(first.upto.value_or(0));
    if (const auto done = match.apply(0, first.move); !done) return to_text(done.error());
    const auto log = match.rules().layout.find(core::Entity::match, "log");
    return text + ": " + std::to_string(match.state().get(*log, 0));
}

TEST(Changes, AreDoneBeforeAndAfterAMove) {
    EXPECT_EQ(played(""), "act of 7 upto 5: 12");
    EXPECT_EQ(played("move \"act\" { before = note(7), after = note(8) }"),
              "act of 7 upto 5: 1728");
    EXPECT_EQ(played("move \"act\" { after = function(match, count) "
                     "match.log = match.log + count end }"),
              "act of 7 upto 5: 13");
    EXPECT_EQ(played("move \"act\" { effect = note(9) }"), "act of 7 upto 5: 19");
    EXPECT_EQ(played("move \"act\" { after = note(3) }, move \"act\" { after = note(4) }"),
              "act of 7 upto 5: 1234");
}

// "`before` and `after` run in addition to it", to what replaces, too.
TEST(Changes, AreDoneBeforeAndAfterWhatReplaces) {
    EXPECT_EQ(played("move \"act\" { before = note(7), after = note(8), effect = note(9) }"),
              "act of 7 upto 5: 1798");
    EXPECT_EQ(played("phase \"only\" { before = note(5), after = note(6), enter = note(4) }"),
              "act of 7 upto 5: 5462");
    EXPECT_EQ(played("move \"rest\" { after = note(8), effect = finish_phase }"), played(""));
}

TEST(Changes, StandInPlaceOfAConditionOrARange) {
    EXPECT_EQ(played("move \"act\" { space \"on\" \"armies > 4 and on ~= nil\" }"),
              "act of 7 upto 5: 12");
    EXPECT_EQ(played("move \"act\" { number \"count\" \"1 to min(2, on.armies)\" }"),
              "act of 7 upto 2: 12");
    EXPECT_EQ(played("move \"act\" { when = \"round > 1\" }"), "act of 7 upto 5: 1112");
}

TEST(Changes, AreMadeOfPhases) {
    EXPECT_EQ(played("phase \"only\" { before = note(5), after = note(6) }"),
              "act of 7 upto 5: 5162");
    EXPECT_EQ(played("phase \"only\" { enter = note(4) }"), "act of 7 upto 5: 42");
    EXPECT_EQ(
        played("phase \"only\" { without = { \"act\" }, move \"wave\" { effect = note(3) } }"),
        "rest of 2 upto 0: 11");
}

TEST(Changes, ThatNameNothingAreToldHowItIsAdded) {
    EXPECT_EQ(played("move \"surrender\" { after = note(1) }"),
              "written/rules/changes.lua:2:16: error: there is no move `surrender` to change "
              "(declare a new one in the phase that offers it) [rules.unknown_move]\n");
    EXPECT_EQ(
        played("question \"deal\" { \"accept\" }"),
        "written/rules/changes.lua:1: error: entry 1 of the changes is neither a move nor a phase "
        "(move \"name\" { ... }, phase \"name\" { ... }; a question is replaced in the module "
        "that declares it) [rules.bad_change]\n");
}

TEST(Changes, MakeAMoveOpen) {
    const auto is_open = [](const std::string& changes) {
        const auto loaded = Ruleset::load(changed(changes));
        return loaded && (*loaded)->rules().moves.at(0).open;
    };
    EXPECT_TRUE(is_open("move \"act\" { open = true }"));
    EXPECT_FALSE(is_open("move \"act\" { open = true }, move \"act\" { open = false }"));
}

TEST(Changes, ThatNameNothingAreRefusedWithANearMiss) {
    EXPECT_EQ(
        played("move \"atc\" { after = note(1) }"),
        "written/rules/changes.lua:2:16: error: there is no move `atc` to change (did you mean "
        "`act`?) [rules.unknown_move]\n");
    EXPECT_EQ(
        played("phase \"onyl\" { after = note(1) }"),
        "written/rules/changes.lua:2:17: error: there is no phase `onyl` to change (did you mean "
        "`only`?) [rules.unknown_phase]\n");
    EXPECT_EQ(
        played("move \"act\" { number \"coutn\" \"1 to 2\" }"),
        "written/rules/changes.lua:2:16: error: move `act` has no value `coutn` to change (did "
        "you mean `count`?) [rules.unknown_slot]\n");
}

/// What is wrong when these words take the place of `left` and `right`; the kinds on offer if
/// nothing.
std::string with_words(const std::string& words) {
    const auto ruleset = Ruleset::load(written_source(
        {{"state.lua", "return { space = { armies = int(0, 99) { initial = 5 } } }"},
         {"init.lua", R"(return { turn = { phase "only" {
  move "act" { choice "way" { "left", "right" }, space "to" "way == 'left'", effect = function() end },
  move "rest" { effect = finish_phase },
} } })"},
         {"changes.lua", "return { move \"act\" { choice \"way\" { " + words + " } } }"}},
        6));
    if (!ruleset) return to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    if (const auto started = match.start(1); !started) return to_text(started.error());
    return std::to_string(match.legal(0).size());
}

TEST(Changes, OfWordsKeepTheirPlaces) {
    const std::string refused =
        "written/rules/changes.lua:1:31: error: the words of `way` of move `act` are not in the "
        "same order as before (list the old ones first, in their order, so that each keeps its "
        "meaning) [rules.bad_change]\n";
    EXPECT_EQ(with_words("'left', 'right', 'up'"), "7") << "to the left, and to rest";
    EXPECT_EQ(with_words("'left'"), "7");
    EXPECT_EQ(with_words("'up', 'left'"), refused);
    EXPECT_EQ(with_words("'right', 'left'"), refused);
    EXPECT_EQ(with_words("'right'"), refused);
}

// A variant of a variant.
TEST(Changes, OfEachModAreMadeTheVariedOneFirst) {
    RulesetSource source = changed("");
    source.layers = {"base", "first", "second"};
    source.read = [read = source.read](const std::string& file,
                                       const std::string& mod) -> std::optional<std::string> {
        if (file != "rules/changes.lua") return read(file, mod);
        if (mod == "first")
            return "return { move \"act\" { number \"count\" \"1 to 2\" },\n"
                   "phase \"only\" { move \"wave\" { effect = finish_phase } } }";
        if (mod == "second")
            return "return { move \"wave\" { before = function(match) end },\n"
                   "move \"atc\" {} }";
        return std::nullopt;
    };
    const auto broken = Ruleset::load(source);
    ASSERT_FALSE(broken);
    EXPECT_EQ(to_text(broken.error()),
              "second/rules/changes.lua:2:7: error: there is no move `atc` to change (did you mean "
              "`act`?) [rules.unknown_move]\n");

    source.layers.pop_back();
    const auto ruleset = Ruleset::load(source);
    ASSERT_TRUE(ruleset) << to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    ASSERT_TRUE(match.start(1));
    EXPECT_EQ(match.legal(0).at(0, match.rules()).upto, 2);
    EXPECT_EQ(match.legal(0).size(), 8u);  // a space each, `rest` and `wave`
}

TEST(Changes, SayWhatIsNew) {
    EXPECT_EQ(played("move \"act\" {}"),
              "written/rules/changes.lua:2:16: error: move `act` is listed, and nothing in it is "
              "changed (say what is new: after = function(match) ... end) [rules.bad_change]\n");
    EXPECT_NE(played("phase \"only\" {}"), "act of 7 upto 5: 12");
}

TEST(Changes, ReplaceAThingOnce) {
    EXPECT_EQ(played("move \"act\" { effect = note(3) }, move \"act\" { effect = note(4) }"),
              "written/rules/changes.lua:2: error: `effect` of move `act` is replaced twice in "
              "this file (leave out one of them) [rules.bad_change]\n");
    EXPECT_NE(played("move \"act\" { space \"on\" \"armies > 4\" }, "
                     "move \"act\" { space \"on\" \"armies > 2\" }"),
              "act of 7 upto 5: 12");
    EXPECT_EQ(played("move \"act\" { effect = note(3) }, move \"act\" { when = \"round > 0\" }"),
              "act of 7 upto 5: 13");
}

TEST(Changes, SayHowAMoveIsChangedThatAPhaseDeclaresAgain) {
    EXPECT_EQ(played("phase \"only\" { move \"rest\" { effect = note(3) } }"),
              "written/rules/changes.lua:2:31: error: move `rest` is declared twice (to change it, "
              "put move \"rest\" { ... } beside the phase, into the list that the file returns) "
              "[rules.duplicate_move]\n");
}

}  // namespace
}  // namespace fronteira::script
