// SPDX-License-Identifier: MIT
#include "play/battles/battle.hpp"

#include "json_text.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::play {
namespace {

struct AThrow : testing::Test {
    Game game{json(R"({"look": {"space": {"fill": "owner", "badge": "armies"},
                                "move": {"attack": {"arrow": ["from", "to"]}}}})"),
              json(R"({"spaces": [{"id": "a", "name": "Alba"}, {"id": "b", "name": "Brig"}]})")};
    Chair before{json(R"({"seat": 1, "view": {"spaces": {"a": {"owner": 1, "armies": 5},
                                                         "b": {"owner": 2, "armies": 2}}},
                          "turn": {"asking": {"kind": "attack", "values": {"from": "a", "to": "b"}}}})")};
    QJsonObject dice = json(R"({"name": "dice", "fields": {"ours": [6, 4, 1], "theirs": [5, 4]}})");

    QVariantMap fought(const char* move) {
        return battle_of(game, before, {{"move", json(move)}, {"events", QJsonArray{dice}}}, dice);
    }
};

TEST_F(AThrow, NamesBothSpacesWithWhatStoodThereAndWhatIsLeft) {
    const QVariantMap battle =
        fought(R"({"kind": "attack", "values": {"from": "a", "to": "b", "dice": 3}})");
    const QVariantMap ours = battle["ours"].toMap(), theirs = battle["theirs"].toMap();
    EXPECT_EQ(ours["space"], "Alba");
    EXPECT_EQ(ours["seat"], 1);
    EXPECT_EQ(ours["before"], 5);
    EXPECT_EQ(ours["after"], 4);
    EXPECT_EQ(theirs["space"], "Brig");
    EXPECT_EQ(theirs["seat"], 2);
    EXPECT_EQ(theirs["after"], 1);
}

TEST_F(AThrow, PairsTheDiceAndGivesTiesToTheOthers) {
    const QVariantMap battle = fought(R"({"kind": "attack", "values": {"from": "a", "to": "b"}})");
    EXPECT_EQ(battle["ours"].toMap()["beaten"], (QVariantList{false, true, false}));
    EXPECT_EQ(battle["theirs"].toMap()["beaten"], (QVariantList{true, false}));
    EXPECT_EQ(battle["ours"].toMap()["lost"], 1);
    EXPECT_EQ(battle["theirs"].toMap()["lost"], 1);
}

TEST_F(AThrow, TellsTheOddsBeforehand) {
    const QVariantList outcomes = fought("{}")["outcomes"].toList();
    ASSERT_EQ(outcomes.size(), 3);
    EXPECT_DOUBLE_EQ(outcomes[0].toMap()["chance"].toDouble(), 2890 / 7776.0);
    EXPECT_EQ(outcomes[0].toMap()["theirs"], 2);
    EXPECT_DOUBLE_EQ(outcomes[2].toMap()["chance"].toDouble(), 2275 / 7776.0);
}

TEST_F(AThrow, AfterAnAnswerBelongsToTheMoveThatAsked) {
    EXPECT_EQ(fought(R"({"kind": "defend", "values": {"dice": 2}})")["theirs"].toMap()["space"],
              "Brig");
}

TEST_F(AThrow, OfOneSideAloneIsNoBattle) {
    dice = json(R"({"name": "die", "fields": {"face": 4}})");
    EXPECT_TRUE(fought("{}").isEmpty());
}

TEST_F(AThrow, OfOtherDiceHasNoOdds) {
    dice = json(R"({"name": "dice", "fields": {"ours": 9, "theirs": 8}})");
    EXPECT_TRUE(fought("{}")["outcomes"].toList().isEmpty());
    EXPECT_EQ(fought("{}")["theirs"].toMap()["lost"], 1);
}

}  // namespace
}  // namespace fronteira::play
