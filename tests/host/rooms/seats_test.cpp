// SPDX-License-Identifier: MIT
// Who may sit where, and what people ask of each other.
#include "company.hpp"

namespace fronteira::host {
namespace {

const std::string toy_mods = "tests/fixtures/mods";

TEST(Seats, OpenToNobodyWithoutTheirToken) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2);

    EXPECT_EQ(talk.join("0123456789abcdef0123456789abcdef")["code"], "seat.token");
    EXPECT_EQ(talk.at("legal", 1)["code"], "seat.not_yours");
    EXPECT_EQ(talk.join(talk.tokens[0])["seat"], 1);
    EXPECT_EQ(talk.at("legal", 1)["type"], "legal");
    EXPECT_EQ(talk.at("legal", 2)["code"], "seat.not_yours");
}

TEST(Seats, OfASpectatorShowNoSecretAndMoveNothing) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2);
    const Json joined = talk.join(talk.eyes);

    EXPECT_EQ(joined["seat"], 0);
    EXPECT_EQ(joined["view"]["seats"]["1"]["target"], "?");
    EXPECT_EQ(talk.at("legal", 0)["code"], "seat.not_yours");
}

TEST(Seats, TakeBackAMoveOnlyWhenTheOthersAgree) {
    const ListeningHost host;
    Company company(host, 2);
    const int seat = company.decider(), other = 3 - seat;
    const Json before = company.at("view", seat)["view"];
    ASSERT_EQ(company.at("undo", seat)["code"], "undo.impossible");
    ASSERT_EQ(company.play(), seat);

    EXPECT_EQ(company.at("undo", seat)["agreed"], false);
    EXPECT_EQ(company.of(other).wait_for("asked")["by"], seat);
    EXPECT_EQ(company.at("answer", other, {{"what", "undo"}, {"yes", false}})["type"], "done");
    EXPECT_EQ(company.of(seat).wait_for("declined")["by"], other);

    EXPECT_EQ(company.at("undo", seat)["agreed"], false);
    EXPECT_EQ(company.at("answer", other, {{"what", "undo"}, {"yes", true}})["agreed"], true);
    EXPECT_EQ(company.of(seat).wait_for("undone")["turn"]["number"], 0);
    EXPECT_EQ(company.at("view", seat)["view"], before);
}

TEST(Seats, TakeBackAtOnceWhereTheOthersSitAtTheSameScreen) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2);
    talk.join(talk.tokens[0]);
    talk.join(talk.eyes);
    const int seat = talk.join(talk.tokens[1])["turn"]["deciders"][0];
    Random random{1};
    ASSERT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["type"], "done");

    // "Seats that the asker's own connection holds agree by themselves"
    EXPECT_EQ(talk.at("undo", seat)["agreed"], true);
    EXPECT_EQ(talk.wait_for("undone")["turn"]["number"], 0);
    for (const Json& message : talk.heard) EXPECT_NE(message["type"], "asked");
    // Who looks on reads as well who took back.
    for (const Json& message : talk.heard) {
        if (message["type"] == "undone") {
            EXPECT_TRUE(message.contains("say")) << message;
        }
    }
}

TEST(Seats, TakeBackWhatOthersPlayedSinceWhereNothingIsSecret) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_relay", 2);
    talk.join(talk.tokens[0]);
    talk.join(talk.tokens[1]);
    for (const int seat : {1, 2})
        ASSERT_EQ(talk.at("move", seat, {{"move", {{"kind", "keep"}}}})["type"], "done");

    EXPECT_EQ(talk.at("view", 1)["turn"]["may_undo"], 2);
    EXPECT_EQ(talk.at("view", 2)["turn"]["may_undo"], 1);
    EXPECT_EQ(talk.at("undo", 1)["agreed"], true);
    EXPECT_EQ(talk.at("view", 1)["turn"]["number"], 0);
}

TEST(Seats, AskOneQuestionAtATime) {
    const ListeningHost host;
    Company company(host, 3);
    const int mover = company.play(), second = mover % 3 + 1, third = second % 3 + 1;
    ASSERT_EQ(company.at("undo", mover)["agreed"], false);

    EXPECT_EQ(company.at("pause", second)["code"], "question.waits");
    EXPECT_EQ(company.at("answer", second, {{"what", "undo"}, {"yes", true}})["agreed"], false);
    EXPECT_EQ(company.at("answer", third, {{"what", "undo"}, {"yes", true}})["agreed"], true);
    // Now there is room for another, which its asker may withdraw.
    EXPECT_EQ(company.at("pause", second)["agreed"], false);
    EXPECT_EQ(company.at("answer", second, {{"what", "pause"}, {"yes", true}})["code"],
              "answer.nothing");
    EXPECT_EQ(company.at("answer", second, {{"what", "pause"}, {"yes", false}})["type"], "done");
    EXPECT_EQ(company.of(third).wait_for("declined")["by"], second);
}

TEST(Seats, WaitForNoAnswerOfThoseWhoGaveUp) {
    const ListeningHost host;
    Company company(host, 3);
    ASSERT_EQ(company.at("pause", 2)["agreed"], false);
    ASSERT_EQ(company.at("resign", 3)["type"], "done");

    EXPECT_EQ(company.of(2).wait_for("declined")["by"], 3);
    EXPECT_EQ(company.at("pause", 1)["agreed"], false);
}

TEST(Seats, AreToldThatThePauseIsOverBecauseSomebodyGaveUp) {
    const ListeningHost host;
    Company company(host, 3);
    ASSERT_EQ(company.at("pause", 1)["agreed"], false);
    for (const int seat : {2, 3})
        ASSERT_NE(company.at("answer", seat, {{"what", "pause"}, {"yes", true}})["type"], "error");
    ASSERT_EQ(company.of(1).wait_for("paused")["by"], 1);
    ASSERT_EQ(company.at("resign", 3)["type"], "done");

    EXPECT_EQ(company.of(2).wait_for("going_on")["by"], 3);
}

TEST(Seats, AskOnlyThoseWhoSitElsewhere) {
    const ListeningHost host;
    Company company(host, 3);
    company.of(1).ask({{"type", "join"}, {"token", company.tokens[1]}});  // two people, one screen

    const Json asks{{"type", "pause"}, {"match", company.match}, {"seat", 2}};
    EXPECT_EQ(company.of(1).ask(asks)["agreed"], false);
    EXPECT_EQ(company.of(3).wait_for("asked")["by"], 2);
    EXPECT_EQ(company.at("answer", 1, {{"what", "pause"}, {"yes", false}})["code"],
              "answer.nothing");
    EXPECT_EQ(company.at("answer", 3, {{"what", "pause"}, {"yes", true}})["agreed"], true);
}

TEST(Seats, TakeBackAtOnceWhereNobodyElseSits) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 1, {{"seats", {{{"who", "human"}}, {{"who", "bot:first"}}}}});
    Json joined = talk.join(talk.tokens[0]);
    while (joined["turn"]["deciders"] != Json({1})) joined = talk.wait_for("moved");
    Random random{1};
    ASSERT_EQ(talk.at("move", 1, {{"move", talk.some_move(1, random)}})["type"], "done");

    EXPECT_EQ(talk.at("undo", 1)["agreed"], true);
}

TEST(Seats, MoveNothingWhileTheMatchIsPaused) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2, {{"clock", {{"seconds", 60}}}});
    talk.join(talk.tokens[0]);
    const int seat = talk.join(talk.tokens[1])["turn"]["deciders"][0];
    EXPECT_EQ(talk.at("view", seat)["clock"]["running"], Json({seat}));

    EXPECT_EQ(talk.at("pause", 1)["agreed"], true);
    EXPECT_EQ(talk.wait_for("paused")["clock"]["running"], Json::array());
    Random random{1};
    EXPECT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["code"],
              "match.paused");
    talk.at("go_on", 2);
    EXPECT_EQ(talk.wait_for("going_on")["clock"]["running"], Json({seat}));
}

TEST(Seats, GetTheIncrementForEachDecisionAndForNothingElse) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2, {{"clock", {{"seconds", 100}, {"increment", 100}}}});
    talk.join(talk.tokens[0]);
    const int seat = talk.join(talk.tokens[1])["turn"]["deciders"][0];
    const std::string mover = std::to_string(seat), other = std::to_string(3 - seat);
    Random random{1};
    ASSERT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["type"], "done");

    Json left = talk.at("view", seat)["clock"]["left"];
    EXPECT_GT(left[mover], 190000);
    EXPECT_LE(left[other], 100000);
    ASSERT_EQ(talk.at("undo", seat)["agreed"], true);
    left = talk.at("view", seat)["clock"]["left"];
    EXPECT_LE(left[mover], 200000);
    EXPECT_LE(left[other], 100000);
}

TEST(Seats, GetTheIncrementForADecisionThatIsPlayedDuringAPause) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2, {{"clock", {{"seconds", 100}, {"increment", 100}}}});
    talk.join(talk.tokens[0]);
    const int seat = talk.join(talk.tokens[1])["turn"]["deciders"][0];
    Random random{1};
    Json move{{"type", "move"}, {"match", talk.match}, {"seat", seat}};
    move["move"] = talk.some_move(seat, random);
    talk.client().send(move);
    ASSERT_EQ(talk.at("pause", seat)["agreed"], true);

    EXPECT_GT(talk.wait_for("moved")["clock"]["left"][std::to_string(seat)], 190000);
}

TEST(Seats, LoseWhenTheirTimeIsUp) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2, {{"clock", {{"seconds", 1}}}});
    talk.join(talk.tokens[0]);
    const int seat = talk.join(talk.tokens[1])["turn"]["deciders"][0];

    const Json ended = talk.wait_for("ended");
    EXPECT_EQ(ended["over"]["kind"], "resigned");
    EXPECT_EQ(ended["over"]["seats"], Json({seat}));
    EXPECT_EQ(ended["over"]["places"][std::to_string(seat)], 2);
    EXPECT_EQ(ended["over"]["places"][std::to_string(3 - seat)], 1) << "the other has won";
    EXPECT_EQ(ended["clock"]["left"][std::to_string(seat)], 0);
}

TEST(Seats, OfThoseWhoGiveUpArePlayedOnByABot) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 3);
    for (const std::string& token : talk.tokens) talk.join(token);

    EXPECT_EQ(talk.at("resign", 2)["type"], "done");
    Json seats;
    do seats = talk.wait_for("seats");
    while (seats["say"] != "Player 2 resigned");
    EXPECT_EQ(seats["seats"][1]["who"].get<std::string>().substr(0, 4), "bot:");
    EXPECT_EQ(talk.at("legal", 2)["code"], "seat.given_up");
}

/// Somebody at a screen of their own who gave up a seat of three.
void expect_to_look_on(Company& company, int seat, const std::string& say) {
    Json seats;
    do seats = company.of(seat).wait_for("seats");
    while (!seats.is_null() && seats["say"] != "Player " + std::to_string(seat) + say);
    ASSERT_EQ(seats["seat"], seat);
    EXPECT_NE(seats["seats"][static_cast<size_t>(seat) - 1]["who"], "human");
    // "Whoever gave up keeps the chair to look on"
    const Json moved = company.of(seat).wait_for("moved");
    EXPECT_EQ(moved["seat"], seat);
    const Json view = company.at("view", seat)["view"]["seats"];
    EXPECT_NE(view[std::to_string(seat)]["target"], "?");
    EXPECT_EQ(view[std::to_string(seat % 3 + 1)]["target"], "?");
    EXPECT_EQ(company.at("move", seat, {{"move", {{"kind", "x"}}}})["code"], "seat.given_up");
    EXPECT_EQ(company.at("leave", seat)["type"], "done");
    const std::string token = company.tokens[static_cast<size_t>(seat) - 1];
    EXPECT_EQ(company.of(seat).ask({{"type", "join"}, {"token", token}})["seat"], seat);
    EXPECT_EQ(company.at("story", seat)["type"], "story");
}

TEST(Seats, OfThoseWhoGaveUpAmongThreeAreTheirsToLookOn) {
    const ListeningHost host;
    Company company(host, 3);
    const int seat = company.decider();

    EXPECT_EQ(company.at("resign", seat)["type"], "done");
    expect_to_look_on(company, seat, " resigned");
}

TEST(Seats, WhoseTimeIsUpAmongThreeAreToldSoAndLookOn) {
    const ListeningHost host;
    Company company(host, 3, {{"clock", {{"seconds", 1}}}});
    const int seat = company.joined["turn"]["deciders"][0];

    expect_to_look_on(company, seat, " ran out of time");
}

TEST(Seats, EndTheMatchOfTwoWhenOneGivesUp) {
    Talk talk(":memory:", toy_mods);
    talk.open("toy_war", 2);
    for (const std::string& token : talk.tokens) talk.join(token);

    EXPECT_EQ(talk.at("resign", 2)["type"], "done");
    EXPECT_EQ(talk.wait_for("ended")["over"]["seats"], Json({2}));
    EXPECT_EQ(talk.at("undo", 1)["code"], "match.over");
}

TEST(Seats, AreToldInTheLanguageOfWhoeverSitsThere) {
    Talk talk;
    talk.ask({{"type", "hello"}, {"protocol", 1}, {"language", "pt_BR"}});
    talk.open("war/war", 3, {{"options", {{"colours", "seats"}}}});
    const Json joined = talk.join(talk.tokens[0]);

    EXPECT_EQ(joined["turn"]["say"].get<std::string>().substr(0, 7), "Coloque") << joined["turn"];
    EXPECT_EQ(talk.at("move", 2, {{"move", {{"kind", "place"}}}})["say"], "Esse lugar não é seu");
}

}  // namespace
}  // namespace fronteira::host
