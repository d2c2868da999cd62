// SPDX-License-Identifier: MIT
#include "play/painting/reach.hpp"

#include "json_text.hpp"
#include "support/own_host.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace fronteira::play {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// a - b - c - d - e, from the west to the east.
struct InARow : testing::Test {
    Game game{json(R"({"look": {"space": {"reach": [
                  {"column": "unit", "ahead": {"gun": 3}, "toward": "facing", "until": ["wall"]},
                  {"column": "wall", "around": true}]}}})"),
              json(R"({"spaces": [{"id": "a"}, {"id": "b"}, {"id": "c"},
                                  {"id": "d"}, {"id": "e"}],
                       "links": [{"from": "a", "to": "b", "kind": "east", "one_way": true},
                                 {"from": "b", "to": "c", "kind": "east", "one_way": true},
                                 {"from": "c", "to": "d", "kind": "east", "one_way": true},
                                 {"from": "d", "to": "e", "kind": "east", "one_way": true},
                                 {"from": "b", "to": "a", "kind": "west", "one_way": true},
                                 {"from": "c", "to": "b", "kind": "west", "one_way": true}]})")};
    Reach reach(const char* spaces, const QString& space) {
        return reach_of(game, {{"spaces", json(spaces)}}, space);
    }
};

TEST_F(InARow, AShotReachesTheExactDistanceAndCrossesWhatLiesBetween) {
    const Reach found = reach(R"({"b": {"unit": "gun", "facing": "east"}})", "b");
    EXPECT_THAT(found.reached, ElementsAre("e"));
    EXPECT_THAT(found.crossed, ElementsAre("c", "d"));
}

TEST_F(InARow, AShotReachesNothingBeyondTheBoardOrPastWhatStopsIt) {
    EXPECT_THAT(reach(R"({"c": {"unit": "gun", "facing": "east"}})", "c").reached, IsEmpty());
    const Reach stopped =
        reach(R"({"b": {"unit": "gun", "facing": "east"}, "d": {"wall": true}})", "b");
    EXPECT_THAT(stopped.reached, IsEmpty());
    EXPECT_THAT(stopped.crossed, IsEmpty());
    EXPECT_THAT(
        reach(R"({"b": {"unit": "gun", "facing": "east"}, "e": {"wall": true}})", "b").reached,
        ElementsAre("e"))
        << "what stands at the exact distance is hit";
}

TEST_F(InARow, WhatIsHiddenOrAnotherPieceReachesNothing) {
    EXPECT_THAT(reach(R"({"b": {"unit": "?", "facing": "east"}})", "b").reached, IsEmpty());
    EXPECT_THAT(reach(R"({"b": {"unit": "cook", "facing": "east"}})", "b").reached, IsEmpty());
    EXPECT_THAT(reach(R"({"b": {"unit": "gun", "facing": "nowhere"}})", "b").reached, IsEmpty());
}

TEST_F(InARow, AllAroundIsWhatLinksLeadTo) {
    EXPECT_THAT(reach(R"({"b": {"wall": true}})", "b").reached, ElementsAre("c", "a"));
}

// What the look of the island says is what its rules say: who has a target may shoot, nobody else.
TEST(TheIsland, ShowsTheRangesOfItsRules) {
    const auto host = support::own_host();
    const QString match = support::opened(*host, "island/island", {"human", "bot:random"}, 3);
    const QJsonObject joined =
        support::asked(*host, {{"type", "join"}, {"match", match}, {"seat", 1}}).message;
    const Game game(joined["game"].toObject(),
                    support::asked(*host, {{"type", "map"}, {"map", "island/island"}}).message);
    std::minstd_rand lot(5);
    int compared = 0, armed = 0;
    for (int i = 0; i < 2000 && compared < 60; ++i) {
        const auto ask = [&](QJsonObject request) {
            request["match"] = match;
            request["seat"] = 1;
            return support::asked(*host, request).message;
        };
        const QJsonObject legal = ask({{"type", "legal"}});
        if (!legal["moves"].isArray()) break;
        const QJsonArray moves = legal["moves"].toArray();
        if (moves.isEmpty()) {
            support::wait_until([&] {
                return !ask({{"type", "legal"}})["moves"].toArray().isEmpty();
            });
            continue;
        }
        const QJsonObject now = ask({{"type", "view"}});
        const QJsonObject view = now["view"].toObject();
        if (now["turn"]["phase"] == "act") {
            ++compared;
            QStringList may, told;
            for (const QJsonValue& one : moves)
                if (one["kind"] == "fire") may << one["values"]["who"].toString();
            for (const QString& space : game.spaces()) {
                const QJsonValue cells = view["spaces"][space];
                if (cells["owner"] != 1) continue;
                const Reach reach = reach_of(game, view, space);
                if (reach.reached.isEmpty()) continue;
                const QJsonValue target = view["spaces"][reach.reached.first()];
                if (target["owner"].isDouble() || target["block"].toBool()) told << space;
            }
            armed += !may.isEmpty();
            EXPECT_EQ(may, told);
        }
        const auto which = static_cast<qsizetype>(lot()) % moves.size();
        ask({{"type", "move"}, {"at", legal["number"]}, {"move", moves[which].toObject()}});
    }
    EXPECT_GT(compared, 20);
    EXPECT_GT(armed, 0);
}

}  // namespace
}  // namespace fronteira::play
