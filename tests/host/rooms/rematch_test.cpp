// SPDX-License-Identifier: MIT
// How the same people play again.
#include "company.hpp"

namespace fronteira::host {
namespace {

/// Two people, of whom the second gives up.
struct Rematch : testing::Test {
    Rematch() { EXPECT_EQ(company.at("resign", 2)["type"], "done"); }

    Json again(int seat) { return company.at("rematch", seat); }

    ListeningHost host;
    Company company{host, 2};
};

TEST_F(Rematch, BringsEverybodyWhoAsksToTheSameNewTableAndTheirOwnSeat) {
    const Json first = again(1);
    ASSERT_EQ(first["type"], "rematch") << first;
    EXPECT_EQ(company.of(2).wait_for("rematch")["say"], "Player 1 would like to play again");
    const Json second = again(2);
    EXPECT_EQ(second["next"], first["next"]);
    EXPECT_NE(first["next"], company.match);
    const Json ana = company.of(1).ask({{"type", "join"}, {"token", first["token"]}});
    const Json bia = company.of(2).ask({{"type", "join"}, {"token", second["token"]}});
    EXPECT_EQ(ana["seat"], 1);
    EXPECT_EQ(bia["seat"], 2);
    EXPECT_EQ(bia["waiting"], true);
    EXPECT_EQ(bia["turn"]["number"], 0);
    for (const int seat : {1, 2})
        company.of(seat).ask(
            {{"type", "ready"}, {"match", first["next"]}, {"seat", seat}, {"ready", true}});
    EXPECT_EQ(company.of(2).wait_for("begun")["match"], first["next"]);
}

TEST_F(Rematch, GivesWhoAsksTwiceTheSameSeatUnderANewToken) {
    const Json first = again(1), second = again(1);
    EXPECT_EQ(second["next"], first["next"]);
    EXPECT_EQ(company.of(1).ask({{"type", "join"}, {"token", first["token"]}})["code"],
              "seat.token");
    EXPECT_EQ(company.of(1).ask({{"type", "join"}, {"token", second["token"]}})["seat"], 1);
}

// Who had seat 2 before does not get the seat of whoever sits there now.
TEST_F(Rematch, FollowsWhoWasMovedAndGivesNobodysSeatAway) {
    const Json first = again(1), second = again(2);
    company.of(1).ask({{"type", "join"}, {"token", first["token"]}});
    company.of(2).ask({{"type", "join"}, {"token", second["token"]}});
    ASSERT_EQ(company.of(1).ask({{"type", "arrange"},
                                 {"match", first["next"]},
                                 {"token", first["opener"]},
                                 {"exchange", {1, 2}}})["type"],
              "done");
    const Json moved = again(2);
    EXPECT_EQ(company.of(2).ask({{"type", "join"}, {"token", moved["token"]}})["seat"], 1);
    EXPECT_EQ(company.of(1).ask({{"type", "join"}, {"token", first["token"]}})["seat"], 2);
}

TEST_F(Rematch, IsNoWayBackToASeatThatWasFreed) {
    const Json first = again(1), second = again(2);
    company.of(2).ask({{"type", "join"}, {"token", second["token"]}});
    ASSERT_EQ(company.of(1).ask({{"type", "free"},
                                 {"match", first["next"]},
                                 {"token", first["opener"]},
                                 {"who", 2}})["type"],
              "invited");
    EXPECT_EQ(again(2)["code"], "seat.taken");
}

TEST_F(Rematch, IsNotForStrangersNorBeforeTheEnd) {
    WebClient stranger(host.port);
    EXPECT_EQ(stranger.ask({{"type", "rematch"}, {"match", company.match}, {"seat", 1}})["code"],
              "seat.not_yours");
    Company other(host, 2);
    EXPECT_EQ(other.at("rematch", 1)["code"], "match.going_on");
}

TEST(Rematches, OfALongRequestAreNone) {
    const ListeningHost host;
    Company company(host, 2, {{"padding", std::string(3000, 'x')}});
    company.at("resign", 2);
    EXPECT_EQ(company.at("rematch", 1)["code"], "rematch.none");
}

}  // namespace
}  // namespace fronteira::host
