// SPDX-License-Identifier: MIT
#include "play/panels/recap.hpp"

#include "json_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::play {
namespace {

struct WhatHappened : testing::Test {
    Game game{json(R"({"look": {"space": {"fill": "owner", "badge": "armies"}}})"),
              json(R"({"spaces": [{"id": "a", "name": "Alba"}, {"id": "b", "name": "Brig"},
                                  {"id": "c", "name": "Caen"}]})")};
    QJsonObject before = json(R"({"spaces": {"a": {"owner": 1, "armies": 5},
        "b": {"owner": 1, "armies": 2}, "c": {"owner": 2, "armies": 2}}})");
    QJsonArray sitters{QJsonObject{{"seat", 2}, {"name", "Rui"}}};
    QStringList told(const char* now, int seat = 1) {
        return recap_of(game, before, json(now), seat).say(game, sitters);
    }
};

TEST_F(WhatHappened, ToASeatIsToldInShortSentences) {
    EXPECT_THAT(
        told(R"({"spaces": {"a": {"owner": 1, "armies": 3},
                         "b": {"owner": 2, "armies": 1}, "c": {"owner": 1, "armies": 4}}})"),
        testing::ElementsAre("Lost to Rui: Brig", "Yours now: Caen", "Fewer now: Alba 5 → 3"));
}

TEST_F(WhatHappened, HappenedOnSpacesOfTheBoard) {
    const Recap recap = recap_of(game, before, json(R"({"spaces": {"a": {"owner": 1, "armies": 3},
        "b": {"owner": 2, "armies": 1}, "c": {"owner": 1, "armies": 4}}})"),
                                 1);
    EXPECT_THAT(recap.spaces(), testing::UnorderedElementsAre("a", "b", "c"));
}

/// Red and green were taken for the armies of whoever holds the space.
TEST_F(WhatHappened, HasTheSameSignOnTheBoardAndBesideTheWords) {
    const Recap recap = recap_of(game, before, json(R"({"spaces": {"a": {"owner": 1, "armies": 3},
        "b": {"owner": 2, "armies": 1}, "c": {"owner": 1, "armies": 4}}})"),
                                 1);
    const QHash<QString, QString> signs = recap.signs();
    const QVariantList lines = recap.lines(game, sitters);
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0].toMap()["sign"], signs["b"]) << "lost";
    EXPECT_EQ(lines[1].toMap()["sign"], signs["c"]) << "gained";
    EXPECT_EQ(lines[2].toMap()["sign"], signs["a"]) << "fewer";
    EXPECT_EQ(QSet<QString>(signs.begin(), signs.end()).size(), 3) << "no two mean the same";
}

TEST(Recap, TellsOfCardsAndOfWhatThereIsForTheTurn) {
    const Game game(
        json(R"({"look": {"space": {"fill": "owner"}, "match": {"show": ["reserve", "trades"]},
                                      "region": {"waiting": "reserve"}},
        "columns": [{"entity": "match", "id": "reserve", "name": "armies to place"},
                    {"entity": "match", "id": "trades", "name": "trades"}],
        "decks": [{"id": "land", "cards": [{"id": "x", "name": "Alba"}, {"id": "y", "name": "Brig"}]}]})"),
        json(R"({"regions": [{"id": "north", "name": "North"}]})"));
    const QJsonObject before = json(R"({"match": {"reserve": 0, "trades": 2},
        "decks": {"land": {"hands": {"1": ["x"], "2": 1}}}})");
    const QJsonObject now = json(R"({"match": {"reserve": 5, "trades": 2},
        "regions": {"north": {"reserve": 2}}, "decks": {"land": {"hands": {"1": ["y"], "2": 1}}}})");
    EXPECT_THAT(recap_of(game, before, now, 1).say(game, {}),
                testing::ElementsAre("Cards received: Brig", "Cards gone: Alba",
                                     "For this turn: armies to place 5, North 2"));
    EXPECT_TRUE(recap_of(game, now, before, 2).empty()) << "cards that one may not see are counted";
}

/// What could be read could not be closed, and Enter on the board did nothing else for ever.
TEST(Recap, OfNothingButIncomeIsNotTold) {
    const Game game(json(R"({"look": {"match": {"show": ["die"]}},
        "columns": [{"entity": "match", "id": "die", "name": "die"}]})"),
                    json(R"({"spaces": []})"));
    const Recap recap =
        recap_of(game, json(R"({"match": {"die": 0}})"), json(R"({"match": {"die": 5}})"), 1);
    EXPECT_TRUE(recap.empty());
    EXPECT_TRUE(recap.say(game, {}).isEmpty());
}

TEST_F(WhatHappened, ToOthersIsNotTold) {
    EXPECT_TRUE(told(R"({"spaces": {"a": {"owner": 1, "armies": 5},
                         "b": {"owner": 1, "armies": 2}, "c": {"owner": 3, "armies": 9}}})")
                    .isEmpty());
}

TEST_F(WhatHappened, WithoutATakerIsLostAllTheSame) {
    EXPECT_THAT(told(R"({"spaces": {"a": {"owner": 1, "armies": 5},
                         "b": {"owner": "-", "armies": 0}, "c": {"owner": 2, "armies": 2}}})"),
                testing::ElementsAre("Lost: Brig"));
}

}  // namespace
}  // namespace fronteira::play
