// SPDX-License-Identifier: MIT
// What an organiser does while people play, from the command line.
#include "database/database.hpp"
#include "open_cup.hpp"

#include <gmock/gmock.h>

namespace fronteira::host {
namespace {

using testing::HasSubstr;

const std::string club =
    "name = \"Club cup\"\nformat = \"swiss\"\nseats = 2\nrounds = 2\nentrants = []\n"
    "[[game]]\nruleset = \"toy_war\"\noptions = { rounds = 1 }\n"
    "[people]\nclock = { seconds = 600, increment = 5 }\n";

class Organiser : public testing::Test {
 protected:
    Json match(size_t number) const { return cup.state()["matches"][number - 1]; }

    OpenCup cup{club};
};

TEST_F(Organiser, SeesARoundBeforeItIsPublished) {
    for (const char* name : {"Ana", "Rui", "Eva"}) cup.enrol(name);

    const std::string seen = cup.run({"round", cup.file(), "--preview", "--lang", "en"});
    EXPECT_THAT(seen, HasSubstr("Ana, Rui"));
    EXPECT_THAT(seen, HasSubstr("Bye: Eva"));
    EXPECT_TRUE(cup.state()["matches"].empty());

    EXPECT_THAT(cup.run({"round", cup.file(), "--lang", "pt_BR"}), HasSubstr("Ana, Rui"));
    EXPECT_EQ(cup.state()["matches"].size(), 2u);
    EXPECT_EQ(cup.state()["byes"][0][0], "Eva");
    EXPECT_THAT(cup.run({"round", cup.file(), "--lang", "en"}), HasSubstr("not over yet"));
    EXPECT_EQ(cup.status, 1);
}

TEST_F(Organiser, FindsPlacesLeftHoweverManyAStrangerTakes) {
    const auto name = [](int number) { return "Guest " + std::to_string(number); };
    Json answer;
    int taken = 0;
    for (; taken < 1000; ++taken) {
        answer =
            cup.ask({{"type", "register"}, {"name", name(taken)}, {"code", cup.keys()["code"]}});
        if (answer["type"] != "registered") break;
    }
    EXPECT_EQ(answer["code"], "tournament.hasty") << answer;
    EXPECT_GE(taken, 40);
    EXPECT_LT(taken, 100);

    EXPECT_EQ(cup.organise({{"type", "register"}, {"name", "Ana"}})["type"], "registered");
    EXPECT_EQ(cup.ask({{"type", "register"}, {"name", "Zoe"}, {"token", "guessed"}})["code"],
              "tournament.hasty");
}

TEST_F(Organiser, IsToldOnceAndInOneLanguageWhatCannotBe) {
    EXPECT_THAT(
        cup.run({"round", cup.file(), "--lang", "pt_BR"}),
        HasSubstr(
            "erro: Ainda há poucos participantes para uma rodada (0 < 2) [tournament.too_few]"));
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    EXPECT_THAT(cup.run({"round", cup.file(), "--lang", "pt_BR"}),
                HasSubstr("rodada em andamento [tournament.round_open]"));
    EXPECT_THAT(cup.run({"correct", cup.file(), "99", "Ana", "--reason", "x", "--lang", "pt_BR"}),
                HasSubstr("O torneio não tem essa partida (99) [tournament.match]"));
    EXPECT_THAT(cup.run({"withdraw", cup.file(), "Eva", "--lang", "en"}),
                HasSubstr("nobody with that name in the tournament (Eva) [tournament.entrant]"));
}

TEST_F(Organiser, CorrectsAResultAndTheReasonIsSeenEverywhere) {
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    cup.play_round();

    cup.run({"correct", cup.file(), "1", "Rui", "--reason", "Ana had two screens"});
    ASSERT_EQ(cup.status, 0);

    EXPECT_EQ(match(1)["winners"], Json::array({"Rui"}));
    EXPECT_EQ(match(1)["corrected"], "Ana had two screens");
    EXPECT_THAT(cup.run({"table", cup.file()}), HasSubstr("Ana had two screens"));
    cup.run({"export", cup.file(), "--to", cup.folder / "cup.csv"});
    cup.run({"report", cup.file(), "--to", cup.folder / "cup.html"});
    for (const char* file : {"cup.csv"}) {
        std::ifstream in(cup.folder / file);
        EXPECT_THAT(std::string(std::istreambuf_iterator<char>(in), {}),
                    HasSubstr("Ana had two screens"))
            << file;
    }
    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("2 verified"));  // as it was played
}

TEST_F(Organiser, RefusesACorrectionWithoutAReasonOrOfAMatchThatIsNotOver) {
    for (const char* name : {"Ana", "Rui", "Eva"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    EXPECT_THAT(cup.run({"correct", cup.file(), "1", "Ana", "--reason", "x"}),
                HasSubstr("[tournament.result]"));
    cup.play_round();
    EXPECT_THAT(cup.run({"correct", cup.file(), "1", "Ana", "--reason", " "}),
                HasSubstr("[tournament.reason]"));
    EXPECT_THAT(cup.run({"correct", cup.file(), "1", "Eva", "--reason", "x"}),
                HasSubstr("[tournament.not_at_table]"));
    EXPECT_THAT(cup.run({"correct", cup.file(), "9", "Ana", "--reason", "x"}),
                HasSubstr("[tournament.match]"));
    EXPECT_FALSE(match(1).contains("corrected"));
}

TEST_F(Organiser, PutsSomebodyElseInAPlaceInTheMidstOfAMatch) {
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    const Json open = cup.waiting()[0];
    const Json sit{{"type", "join"}, {"match", open["match"]}, {"token", cup.tokens["Rui"]}};
    WebClient rui(cup.port());
    ASSERT_EQ(rui.ask(sit)["type"], "joined");

    const Json eva = cup.organise({{"type", "replace"}, {"entrant", "Rui"}, {"name", "Eva"}});
    ASSERT_EQ(eva["type"], "registered") << eva;

    EXPECT_EQ(rui.wait_for("taken_over")["match"], open["match"]);
    EXPECT_EQ(cup.ask(sit)["code"], "seat.token");
    cup.tokens.erase("Rui");
    cup.tokens["Eva"] = eva["token"];
    cup.play_round();
    EXPECT_EQ(cup.state()["entrants"].size(), 2u);
    EXPECT_THAT(cup.state()["matches"][0]["seats"].dump(), HasSubstr("Eva"));
}

TEST_F(Organiser, LetsABotPlayOnForSomebody) {
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    cup.waiting();
    cup.run({"replace", cup.file(), "Rui", "--name", "Robo", "--bot", "random"});
    ASSERT_EQ(cup.status, 0);
    cup.tokens.erase("Rui");
    cup.play_round();
    EXPECT_EQ(cup.state()["matches"].size(), 2u);
    EXPECT_THAT(cup.run({"replace", cup.file(), "Robo", "--bot", "exec:./x"}),
                HasSubstr("[local.only]"));
    EXPECT_THAT(cup.run({"replace", cup.file(), "Robo", "--bot", "nobody"}),
                HasSubstr("[bot.unknown]"));
}

TEST_F(Organiser, LetsSomebodyWhoStaysAwayLose) {
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    // At once, perhaps before the match is open.
    for (const char* number : {"2", "1"}) {
        cup.run({"forfeit", cup.file(), number, "Rui", "--reason", "did not come"});
        ASSERT_EQ(cup.status, 0);
    }
    EXPECT_TRUE(cup.state()["round_over"]);
    EXPECT_EQ(match(1)["winners"], Json::array({"Ana"}));
    EXPECT_EQ(match(1)["end"], "forfeit");
    EXPECT_EQ(match(1)["reason"], "did not come");
    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("2 verified, 0 unverified"));
}

TEST_F(Organiser, TakesLateEntrantsAndLetsOthersGo) {
    for (const char* name : {"Ana", "Rui", "Eva"}) cup.enrol(name);
    cup.run({"round", cup.file()});
    EXPECT_EQ(cup.ask({{"type", "register"}, {"name", "Zé"}, {"code", cup.keys()["code"]}})["code"],
              "tournament.closed");
    cup.run({"register", cup.file(), "Robo", "--bot", "first"});
    ASSERT_EQ(cup.status, 0);
    cup.run({"withdraw", cup.file(), "Eva"});
    EXPECT_EQ(cup.ask({{"type", "withdraw"}, {"token", cup.tokens["Ana"]}})["type"], "done");
    EXPECT_THAT(cup.run({"withdraw", cup.file(), "Ana"}), HasSubstr("[tournament.left]"));
    cup.play_round();

    const Json round = cup.organise({{"type", "round"}});
    EXPECT_EQ(round["meetings"], Json::array({Json::array({"Rui", "Robo"})})) << round;
}

TEST_F(Organiser, IsToldWhatKeepsATournamentFromBeingOpened) {
    const auto open = [&](const std::string& file) {
        return cup.run({"open", cup.folder / file, "--listen", "127.0.0.1:0"});
    };
    EXPECT_THAT(open("cup.toml"), HasSubstr("[ledger.busy]"));
    EXPECT_EQ(cup.status, 1);
    EXPECT_THAT(open("none.toml"), HasSubstr("none.toml"));
    EXPECT_THAT(cup.run({"round", cup.folder / "none.toml"}), HasSubstr("[tournament.keys]"));
    EXPECT_THAT(cup.run({"run", cup.file()}), HasSubstr("[tournament.person]"));
    EXPECT_THAT(cup.run({"open", cup.file(), "--listen", "127.0.0.1:0", "--store", ":memory:"}),
                HasSubstr("[tournament.store]"));
    std::ofstream(cup.folder / "limits.toml") << club << "[limits]\nmove_ms = 4\n";
    EXPECT_THAT(open("limits.toml"), HasSubstr("[tournament.limits]"));
    std::ofstream(cup.folder / "bots.toml")
        << club.substr(0, club.find("entrants")) << "entrants = [\"frist\"]\n"
        << club.substr(club.find("[[game]]"));
    EXPECT_THAT(open("bots.toml"), HasSubstr("did you mean `first`"));
    cup.kill();
    std::ofstream(cup.file()) << "seed = 7\n" << club;
    EXPECT_THAT(open("cup.toml"), HasSubstr("[ledger.other_plan]"));
    EXPECT_THAT(cup.run({"round", cup.file()}), HasSubstr("[host.silent]"));
}

// As when a plugin was taken away between two evenings.
TEST_F(Organiser, IsToldOfABotEnteredLaterThatThereIsNoMore) {
    cup.run({"register", cup.file(), "Robo", "--bot", "first"});
    ASSERT_EQ(cup.status, 0);
    cup.kill();
    const auto ledger =
        database::Database::open(cup.folder / "cup.ledger", database::Database::Access::create);
    ASSERT_TRUE(ledger);
    ASSERT_TRUE((*ledger)->execute("UPDATE entrant SET bot = 'frist'"));
    EXPECT_THAT(cup.run({"open", cup.file(), "--listen", "127.0.0.1:0"}),
                HasSubstr("did you mean `first`"));
}

TEST_F(Organiser, KeepsHisKeysForHimselfAndThroughAnInterruption) {
    const Json before = cup.keys();
    const auto rights = std::filesystem::status(cup.folder / "cup.keys").permissions();
    EXPECT_EQ(rights & (std::filesystem::perms::group_all | std::filesystem::perms::others_all),
              std::filesystem::perms::none);
    cup.kill();
    cup.open();
    EXPECT_EQ(cup.keys()["organiser"], before["organiser"]);
    EXPECT_EQ(cup.keys()["code"], before["code"]);
}

}  // namespace
}  // namespace fronteira::host
