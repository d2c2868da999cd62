// SPDX-License-Identifier: MIT
#include "map_edit/map_issues.hpp"

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

}  // namespace
}  // namespace fronteira::map_edit
