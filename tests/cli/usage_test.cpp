// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// What the program says of words that it cannot take, and nothing but that.
std::string said(const std::vector<std::string>& words, const std::string& locale = "C") {
    const Ran ran = fronteira_run(words, {}, {"LC_ALL=" + locale});
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_THAT(ran.out, IsEmpty());
    return ran.err;
}

TEST(Usage, TellsAllThatIsWrongAtOnce) {
    const std::string all =
        said({"sim", "--games", "many", "--jobs", "900", "--sead", "3", "--colour"});

    EXPECT_THAT(all, HasSubstr("`--games` must be 1-100000000, not `many`"));
    EXPECT_THAT(all, HasSubstr("`--jobs` must be 1-256, not `900`"));
    EXPECT_THAT(all, HasSubstr("`sim` has no option `--sead` (did you mean `--seed`?)"));
    EXPECT_THAT(all, HasSubstr("`sim` has no option `--colour`"));
}

TEST(Usage, TellsWhatIsMissingAndWhatItIsFor) {
    EXPECT_THAT(said({"sim"}), HasSubstr("`ruleset` is missing (Name of a ruleset; "));
    EXPECT_THAT(said({"tournament", "export", "cup.toml"}),
                HasSubstr("`--to` is missing (The file to write"));
    EXPECT_THAT(said({}), HasSubstr("a verb is missing (there are play, "));
    EXPECT_THAT(said({"tournament"}), HasSubstr("a verb is missing (there are run, "));
}

TEST(Usage, TellsWhichValueAnOptionNeeds) {
    EXPECT_THAT(said({"sim", "toy_war", "--games"}),
                HasSubstr("`--games` needs a value: 1-100000000 (Number of matches)"));
    EXPECT_THAT(said({"generate", "isles", "--size", "900"}),
                HasSubstr("`--size` needs a value: WIDTH HEIGHT"));
    EXPECT_THAT(said({"sim", "toy_war", "--json=x"}), HasSubstr("`--json` takes no value"));
}

TEST(Usage, SaysNothingOfWordsAfterThoseThatCannotBeRead) {
    EXPECT_THAT(said({"sim", "--games"}), Not(HasSubstr("is missing")));
    EXPECT_THAT(said({"sim", "toy_war", "--sed", "3"}), Not(HasSubstr("too many")));
}

TEST(Usage, TellsOfWordsTooManyAndOptionsGivenTwice) {
    EXPECT_THAT(said({"sim", "toy_war", "more"}), HasSubstr("`more` is one word too many"));
    EXPECT_THAT(said({"sim", "toy_war", "--seed", "1", "--seed", "2"}),
                HasSubstr("`--seed` was given more than once"));
}

TEST(Usage, SuggestsTheNearestOfTheWordsThatAnOptionKnows) {
    EXPECT_THAT(
        said({"tournament", "export", "c.toml", "--to", "x", "--format", "cvs"}),
        HasSubstr("`--format` must be csv|json|pgn|records, not `cvs` (did you mean `csv`?)"));
}

TEST(Usage, IgnoresNoOptionWithoutAWord) {
    for (const char* option : {"--seed", "--players", "--set"})
        EXPECT_THAT(said({"play", "--load", "m.rec", option, "2"}),
                    HasSubstr(std::string("`") + option + "` and `--load` cannot both be given"));
    EXPECT_THAT(said({"guide", "war", "--play", "--page", "3"}), HasSubstr("[usage.together]"));
    EXPECT_THAT(said({"guide", "war", "--find-seed", "5", "--page", "3"}),
                HasSubstr("`--page` and `--find-seed` cannot both be given"));
    EXPECT_THAT(said({"lock", "--check", "a.lock", "-o", "b.lock"}),
                HasSubstr("`--output` and `--check` cannot both be given"));
    EXPECT_THAT(said({"new", "mod", "m", "--bots", "foo"}),
                HasSubstr("only a tournament takes `--ruleset`"));
    EXPECT_THAT(said({"replay", "m.rec", "--json", "--show"}), HasSubstr("[usage.together]"));
    EXPECT_THAT(said({"replay", "m.rec", "--eyes", "1"}),
                HasSubstr("`--eyes` does nothing without `--show`"));
    EXPECT_THAT(said({"tournament", "run", "cup.toml", "--shard", ""}),
                HasSubstr("`--shard` must be PART/PARTS, not ``"));
    EXPECT_THAT(said({"tournament", "export", "c", "--to", "x", "--last", "2", "--match", "1"},
                     "pt_BR.UTF-8"),
                HasSubstr("erro: `--match` e `--last` não podem vir juntos (deixe um"));
}

TEST(Usage, AsksForTheNameOfWhoeverIsEntered) {
    EXPECT_THAT(said({"tournament", "register", "club.toml", ""}),
                HasSubstr("`name` must be NAME, not `` (The name of the entrant)"));
}

TEST(Usage, SpeaksPortugueseToo) {
    const std::string locale = "pt_BR.UTF-8";

    EXPECT_THAT(said({"smi"}, locale),
                HasSubstr("erro: não existe o verbo `smi` (você quis dizer "));
    EXPECT_THAT(said({"sim"}, locale), HasSubstr("erro: falta `ruleset` (Nome de um conjunto"));
    EXPECT_THAT(said({"sim", "toy_war", "--jobs", "0"}, locale),
                HasSubstr("erro: `--jobs` deve ser 1-256, e não `0` (Partidas jogadas"));
    EXPECT_THAT(said({"lab", "--lang", "pt"}), HasSubstr("erro: falta `map` (Nome de um mapa"));
    // A language that there is not cannot be that of the complaint.
    EXPECT_THAT(said({"lab", "m", "--lang", "fr"}, locale), HasSubstr("e não `fr`"));
    EXPECT_THAT(said({"lab", "m", "--lang", "fr"}, "C"), HasSubstr("not `fr`"));
}

}  // namespace
}  // namespace fronteira::cli
