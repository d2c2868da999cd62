// SPDX-License-Identifier: MIT
// The terms of a tournament of people: how long a match may go on, and who sees it when.
#include "open_cup.hpp"

#include <gmock/gmock.h>

namespace fronteira::host {
namespace {

using testing::HasSubstr;

/// Two people whose matches would go on for nine rounds. In each of their turns they sow one field.
struct Terms {
    explicit Terms(const std::string& terms)
        : cup("name = \"Club cup\"\nformat = \"round_robin\"\nseats = 2\n[[game]]\n"
              "ruleset = \"toy_fields\"\n" +
              terms) {
        for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
        EXPECT_EQ(cup.organise({{"type", "round"}})["type"], "round");
        open = cup.waiting();
    }

    void play() {
        for (const Json& match : open) cup.play(match);
        cup.wait_for_results();
    }
    Json seen(const Json& match) const {
        return cup.ask({{"type", "join"}, {"match", match["match"]}});
    }

    /// As the tournament tells of them now.
    Json matches() const { return cup.state()["matches"]; }

    OpenCup cup;
    std::vector<Json> open;
};

// "`tie_breaks` by name; in which order those count, `tie_breaks` beside the table says"
TEST(TermsOfPeople, TellWhatTellsEqualsApart) {
    Terms two("[limits]\nmoves = 3\nadjudicate = \"spaces\"\n[people]\n");
    two.play();

    const Json state = two.cup.state();
    EXPECT_EQ(state["tie_breaks"],
              Json::array({"buchholz", "sonneborn_berger", "head_to_head", "wins"}));
    for (const Json& entrant : state["entrants"])
        EXPECT_EQ(entrant["tie_breaks"]["wins"], entrant["wins"]) << entrant["name"];
}

// "a match of more than `moves`, or that goes on after so many `rounds`, is drawn, or won by who
// has most spaces"
TEST(TermsOfPeople, EndAMatchAfterSoManyMovesForWhoHasMostSpaces) {
    Terms two("[limits]\nmoves = 3\nadjudicate = \"spaces\"\n[people]\n");
    EXPECT_EQ(two.cup.state()["limits"]["most_moves"], 3);
    EXPECT_EQ(two.cup.state()["limits"]["by_spaces"], true);
    two.play();

    for (const Json& match : two.matches()) {
        EXPECT_EQ(match["end"], "limit");
        EXPECT_EQ(match["moves"], 3);
        // Two of the three fields that were sown are of who began.
        EXPECT_EQ(match["winners"], Json::array({match["seats"][0]}));
    }
    EXPECT_THAT(two.cup.run({"verify", two.cup.file()}), HasSubstr("2 verified, 0 unverified"));
}

TEST(TermsOfPeople, LetNobodyWinAMatchThatGoesOnAfterSoManyRounds) {
    Terms two("[limits]\nrounds = 2\n[people]\n");
    two.play();

    for (const Json& match : two.matches()) {
        EXPECT_EQ(match["end"], "limit");
        EXPECT_TRUE(match["winners"].empty());
        EXPECT_EQ(two.seen(match)["turn"]["round"], 3);
    }
    EXPECT_THAT(two.cup.run({"verify", two.cup.file()}), HasSubstr("2 verified, 0 unverified"));
}

TEST(TermsOfPeople, StillEndAMatchAfterTheHostWasKilled) {
    Terms two("[limits]\nrounds = 2\n[people]\n");
    two.cup.play(two.open[0]);
    two.cup.kill();
    two.cup.open();
    two.cup.play(two.open[1]);
    two.cup.wait_for_results();
    for (const Json& match : two.matches()) EXPECT_EQ(match["end"], "limit");
}

// "`watch_delay`: how many seconds spectators are behind"
TEST(TermsOfPeople, KeepThoseWhoLookOnBehind) {
    Terms two("[limits]\nmoves = 6\n[people]\nwatch_delay = 3600\n");
    two.play();
    const Json match = two.cup.state()["matches"][0];
    EXPECT_EQ(match["moves"], 6);
    const Json late = two.seen(match);
    EXPECT_EQ(late["turn"]["number"], 0) << late;
    EXPECT_FALSE(late.contains("over"));
}

TEST(TermsOfPeople, AreRefusedWhereTheyAreOfBotsAlone) {
    Scratch folder;
    std::ofstream(folder / "cup.toml")
        << "name = \"c\"\nformat = \"swiss\"\nseats = 2\n[[game]]\nruleset = \"toy_war\"\n"
           "[people]\n[limits]\nmove_ms = 200\n[test]\nelo0 = 0\n";
    Terms two("[people]\n");
    const std::string said = two.cup.run({"open", folder / "cup.toml", "--listen", "127.0.0.1:0"});
    EXPECT_NE(two.cup.status, 0);
    EXPECT_THAT(said, HasSubstr("cup.toml:8:11: error: `limits.move_ms`"));
    EXPECT_THAT(said, HasSubstr("cup.toml:9:1: error: `test`"));
}

// "`seat N NAME`: who sat there: `human`, `human:NAME` where it is known who"
TEST(TermsOfPeople, NameWhoPlayedInTheRecordsThatAreExported) {
    Terms two("[limits]\nmoves = 3\n[people]\n");
    two.play();
    two.cup.run(
        {"export", two.cup.file(), "--format", "records", "--to", two.cup.folder / "records"});
    ASSERT_EQ(two.cup.status, 0);
    std::ifstream file(two.cup.folder / "records/match_0001.rec");
    const std::string record(std::istreambuf_iterator<char>(file), {});
    EXPECT_THAT(record, HasSubstr("\nseat 1 human:Ana\nseat 2 human:Rui\n"));

    Talk talk(":memory:", "tests/fixtures/mods");
    const Json loaded = talk.ask({{"type", "load"}, {"record", record}});
    ASSERT_EQ(loaded["type"], "opened") << loaded;
    const Json joined = talk.join(loaded["seats"][0]["token"]);
    EXPECT_EQ(joined["seats"][0]["name"], "Ana") << joined;
    EXPECT_EQ(joined["seats"][0]["who"], "human");
}

}  // namespace
}  // namespace fronteira::host
