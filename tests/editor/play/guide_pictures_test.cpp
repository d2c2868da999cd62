// SPDX-License-Identifier: MIT
#include "play/painting/guide_pictures.hpp"

#include "json_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::play {
namespace {

struct PicturesOfAGuide : testing::Test {
    Game game{json(R"({"ruleset": "toy/toy",
        "look": {"seat": {"colour": "army", "words": {"none": {"fill": "#888888"},
                                                      "red": {"fill": "#ff0000"},
                                                      "blue": {"fill": "#0000ff"}}},
                 "space": {"fill": "owner", "badge": "armies", "piece": "unit", "mark": ["mine"],
                           "tags": {"port": "star"}}},
        "columns": [{"entity": "seat", "id": "army",
                     "choices": [{"id": "none"}, {"id": "red"}, {"id": "blue"}]}]})"),
              json(R"({"spaces": [{"id": "a", "name": "Alba", "tags": ["port", "far"]},
                                  {"id": "b", "name": "Brig"}]})")};
    static QVariantList picture(const char* text) {
        return json(text)["spaces"].toArray().toVariantList();
    }
};

TEST_F(PicturesOfAGuide, AreDrawnAsTheLookOfTheGameSays) {
    GuidePictures pictures;
    const QVariantList spaces = picture(
        R"({"spaces": [{"space": "b", "cells": {"owner": 2, "armies": 3}}, {"space": "a"}]})");
    const QVariantMap drawn = pictures.of(game, spaces, false);
    EXPECT_EQ(drawn["showing"].toStringList(), (QStringList{"b", "a"}));
    auto* painting = drawn["painting"].value<board::BoardPainting*>();
    ASSERT_NE(painting, nullptr);
    EXPECT_EQ(painting->at(1).badge, "3");
    EXPECT_EQ(painting->at(1).fill, QColor("#0000ff")) << "colours go as the seats stand";
    EXPECT_TRUE(painting->at(0).badge.isEmpty());
    EXPECT_EQ(pictures.of(game, spaces, false)["painting"].value<board::BoardPainting*>(),
              painting);
}

TEST_F(PicturesOfAGuide, AreLeftOutOnABoardWithoutTheirSpaces) {
    EXPECT_TRUE(GuidePictures()
                    .of(game, picture(R"({"spaces": [{"space": "a"}, {"space": "z"}]})"), false)
                    .isEmpty());
    EXPECT_TRUE(GuidePictures().of(game, {}, false).isEmpty());
}

TEST_F(PicturesOfAGuide, AndItsPagesAreAboutWhatStandsWhereOnePoints) {
    const QJsonObject view =
        json(R"({"spaces": {"a": {"unit": "tank", "mine": true}, "b": {"mine": false}}})");
    EXPECT_THAT(topics_at(game, view, "a"), testing::ElementsAre("tank", "mine", "port"));
    EXPECT_FALSE(topics_at(game, view, "b").contains("mine"));
    EXPECT_TRUE(topics_at(game, view, "nowhere").isEmpty());
}

}  // namespace
}  // namespace fronteira::play
