// SPDX-License-Identifier: MIT
#include "map_edit/issues/map_issues.hpp"

#include "small_map.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

QStringList marked(const MapIssues& issues, const Map& map) {
    QStringList ids;
    for (const MapSpace& space : map.spaces) {
        board::SpaceLook look;
        const QString id = QString::fromStdString(space.id);
        issues.show_on(look, 0, id, board::BoardStyle());
        if (look.marks.contains("star")) ids << id;
    }
    return ids;
}

TEST(MapIssues, MarkTheSpacesWithATagThatTheGameAsksFor) {
    Map map = small_map();
    map.spaces[0].tags = {"port"};
    map.spaces[1].tags = {"mine"};
    MapEditor editor("en");
    editor.document().begin(map);
    MapIssues issues;
    issues.set_editor(&editor);
    issues.look();
    EXPECT_TRUE(marked(issues, map).isEmpty()) << "no game is chosen";

    issues.set_needs({{"tags", QVariantMap{{"port", 1}}}});
    issues.look();

    EXPECT_EQ(marked(issues, map), QStringList("a"));
}

TEST(MapIssues, GiveTheNumberThatTheAuthorSaysToThoseThatLackIt) {
    Map map = small_map();
    map.regions.push_back({"east", {{"", "East"}}, "#5f86b5", {}, {}});
    map.spaces[2].region = "east";
    MapEditor editor("en");
    editor.document().begin(map);
    MapIssues issues;
    issues.set_editor(&editor);
    issues.set_needs({{"region_attributes", QStringList("bonus")}});
    issues.look();
    ASSERT_EQ(issues.list().size(), 1);
    const QVariantMap issue = issues.list().first().toMap();
    EXPECT_TRUE(issue["asks"].toBool());
    EXPECT_EQ(issue["region"], "east");

    issues.repair(0, 7);

    EXPECT_EQ(editor.map().regions[1].attributes.at("bonus"), 7);
    EXPECT_EQ(editor.map().regions[0].attributes.at("bonus"), 2) << "it had one";
    EXPECT_TRUE(issues.list().isEmpty());
}

}  // namespace
}  // namespace fronteira::map_edit
