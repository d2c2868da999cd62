// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(CommandLine, ExplainsItselfOnRequest) {
    const Ran ran = fronteira_run({"--help"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("sim"));
    EXPECT_THAT(ran.err, IsEmpty());
}

TEST(CommandLine, TellsItsVersion) {
    EXPECT_THAT(fronteira_run({"--version"}).out, HasSubstr("fronteira 0."));
}

TEST(CommandLine, AnswersBadUsageWithTwo) {
    EXPECT_EQ(fronteira_run({}).status, 2);
    EXPECT_EQ(fronteira_run({"dance"}).status, 2);
    EXPECT_EQ(fronteira_run({"sim"}).status, 2);
    EXPECT_EQ(fronteira_run({"sim", "toy_war", "--games", "many"}).status, 2);
    EXPECT_EQ(fronteira_run({"list", "cats"}).status, 2);
}

TEST(CommandLine, AnswersWhatNobodyKnowsWithTwo) {
    const Scratch scratch;
    const std::string none = scratch / "none", out = scratch / "out.svg";
    const std::vector<std::vector<std::string>> all = {
        {"sim", "warx"},
        {"lab", "warx", "--ruleset", "toy_war"},
        {"play", "--load", none + ".rec"},
        {"replay", none + ".rec"},
        {"export", "warx", "-o", out},
        {"export", "ring", "-o", out, "--as", "none"},
        {"export", "ring", "-o", none},
        {"import", none + ".svg"},
        {"sim", "toy_war", "--bot", "nobody"},
        {"sim", "toy_war", "--set", "nothing=1"},
        {"new", "tournament", "cup", "--ruleset", "warx", "--bots", "random", "--into",
         scratch / ""},
        {"new", "tournament", "cup", "--into", scratch / ""},
        {"new", "tournament", "cup", "--ruleset", "toy_war", "--bots", "a,b", "--into",
         scratch / ""},
        {"tournament", "run", none + ".toml"},
        {"tournament", "table", none + ".ledger"}};
    for (const std::vector<std::string>& words : all) {
        const Ran ran = fronteira_run(words);
        EXPECT_EQ(ran.status, 2) << words[0] << " " << words[1] << ": " << ran.err;
    }
}

TEST(CommandLine, ReadsAFolderOnceHoweverOftenItIsNamed) {
    const Scratch scratch;
    scratch.write("torn/mod.toml", "id = ");

    const Ran ran = fronteira_run(
        {"--mods", scratch / "", "--mods", scratch / ".", "--mods", scratch / "", "list"});

    EXPECT_THAT(ran.err, HasSubstr("mod.toml"));
    EXPECT_EQ(ran.err.find("mod.toml"), ran.err.rfind("mod.toml")) << ran.err;
}

TEST(CommandLine, NamesTheVerbThatThereIsNotAndTheNearest) {
    EXPECT_THAT(fronteira_run({"plya", "toy_war"}).err,
                HasSubstr("there is no verb `plya` (did you mean `play`?) [usage.verb]"));
    EXPECT_THAT(fronteira_run({"foo"}).err, HasSubstr("there is no verb `foo` (there are play, "));
    const Ran ran = fronteira_run({"tournament", "rnu", "cup.toml"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("`tournament` has no verb `rnu` (did you mean `run`?)"));
    EXPECT_THAT(fronteira_run({"play", "toy_war", "more"}).err, Not(HasSubstr("no verb")));
}

TEST(CommandLine, RefusesALanguageThatThereIsNot) {
    const std::vector<std::vector<std::string>> all = {
        {"play", "toy_war"},        {"guide", "toy_war"},
        {"replay", "m.rec"},        {"import", "m.svg"},
        {"export", "m", "-o", "m"}, {"lab", "m", "--ruleset", "toy_war"},
        {"tournament", "run", "c"}, {"tournament", "round", "c"}};
    for (std::vector<std::string> words : all) {
        words.insert(words.end(), {"--lang", "fr"});
        const Ran ran = fronteira_run(words);
        EXPECT_EQ(ran.status, 2) << words[0];
        EXPECT_THAT(ran.err, HasSubstr("`--lang` must be en|pt_BR, not `fr`")) << words[0];
    }
}

TEST(CommandLine, TakesALanguageAsPeopleWriteIt) {
    const auto usage = [](const char* language) {
        return fronteira_run({"sim", "--help", "--lang", language}).out;
    };
    ASSERT_NE(usage("en"), usage("pt_BR"));
    for (const char* language : {"pt", "pt-BR", "pt_PT"})
        EXPECT_EQ(usage(language), usage("pt_BR")) << language;
    EXPECT_EQ(usage("en_GB"), usage("en"));
}

TEST(CommandLine, FailsWhereItsResultsDoNotFit) {
    const Scratch scratch;
    for (const std::string verb : {"list", "sim toy_war --games 1 --json", "--help"}) {
        const std::string command = FRONTEIRA_BINARY_DIR "/bin/fronteira " + verb +
                                    " --mods " FRONTEIRA_SOURCE_DIR
                                    "/tests/fixtures/mods > /dev/full 2> " +
                                    (scratch / "err");
        const int status = std::system(command.c_str());
        EXPECT_EQ(WEXITSTATUS(status), 1) << verb;
        EXPECT_THAT(Scratch::read(scratch / "err"), HasSubstr("[output.stdout]")) << verb;
    }
}

TEST(CommandLine, RefusesAFolderOfModsThatIsNotThere) {
    for (const char* language : {"en_GB.UTF-8", "pt_BR.UTF-8"}) {
        const bool english = std::string(language).starts_with("en");
        const Ran ran = fronteira_run({"--mods", "/no/such/folder", "list"}, {},
                                      {std::string("LC_ALL=") + language});
        EXPECT_EQ(ran.status, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, HasSubstr(english ? "/no/such/folder: error: there is no such folder"
                                               : "/no/such/folder: erro: não existe essa pasta"));
    }
    EXPECT_EQ(fronteira_run({"list"}, {}, {"FRONTEIRA_MODS=/no/such/folder"}).status, 2);
    EXPECT_THAT(fronteira_run({"install", "none.zip", "--mods", "/no/such/folder"}).err,
                Not(HasSubstr("[mods.missing]")));
    EXPECT_EQ(fronteira_run({"host", "--stdio", "--mods", "/no/such/folder"}).status, 0);
}

TEST(CommandLine, BreaksItsHelpInAVeryNarrowTerminal) {
    const Ran ran = fronteira_run({"--help"}, {}, {"COLUMNS=20", "LC_ALL=C"});

    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 60U) << line;
}

TEST(CommandLine, LooksForModsWhereItIsTold) {
    const Scratch scratch;

    const Ran before = fronteira_run({"--mods", scratch / "", "list", "mods"});
    const Ran after = fronteira_run({"list", "mods", "--mods", scratch / ""});

    EXPECT_EQ(before.status, 0);
    EXPECT_THAT(before.out, Not(HasSubstr("toy_war")));
    EXPECT_EQ(after.out, before.out);
}

}  // namespace
}  // namespace fronteira::cli
