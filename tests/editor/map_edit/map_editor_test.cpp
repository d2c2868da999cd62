// SPDX-License-Identifier: MIT
#include "map_edit/map_editor.hpp"

#include "content/maps/map_writer.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "small_map.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

namespace fronteira::map_edit {
namespace {

TEST(MapEditor, CutsAllThatALineCrossesAndTakesItBackAtOnce) {
    MapEditor editor("en");
    editor.document().begin(small_map());
    const Ring line{{50, 160}, {450, 130}};
    QStringList crossed;
    for (const std::string& space : spaces_crossed(editor.map(), line))
        crossed << QString::fromStdString(space);
    ASSERT_TRUE(editor.split(crossed, line));
    EXPECT_EQ(editor.map().spaces.size(), 6u);
    editor.undo();
    EXPECT_EQ(editor.map().spaces.size(), 3u);
}

TEST(MapEditor, DrawsOnACopyWithoutTouchingTheFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("small.toml");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(content::write_map(small_map())));
    file.close();

    MapEditor editor("en");
    ASSERT_TRUE(editor.open_copy(path));
    EXPECT_TRUE(editor.copied());
    EXPECT_EQ(editor.map().spaces.size(), 3u);
    editor.removeSpace("c");
    EXPECT_FALSE(editor.save()) << "it has no file yet";
    editor.discard();
    ASSERT_TRUE(editor.open(path));
    EXPECT_EQ(editor.map().spaces.size(), 3u);
}

TEST(MapEditor, ChangesTheIdOfARegionWithThatOfItsSpacesAndTheBrush) {
    MapEditor editor("en");
    editor.document().begin(small_map());
    editor.addRegion("North");
    editor.setSpaceRegion("a", "north");
    editor.setRegionId("north", "far_north");
    EXPECT_EQ(editor.map().regions.back().id, "far_north");
    EXPECT_EQ(editor.map().spaces[0].region, "far_north");
    EXPECT_EQ(editor.brush(), "far_north");

    editor.setRegionId("far_north", "Far North");
    EXPECT_EQ(editor.map().regions.back().id, "far_north");
    editor.undo();
    EXPECT_EQ(editor.map().spaces[0].region, "north");
}

TEST(MapEditor, TellsAndChangesEveryNumberOfARegion) {
    Map map = small_map();
    map.regions[0].attributes["income"] = 3;
    MapEditor editor("en");
    editor.document().begin(map);
    const QVariantMap number =
        editor.regions().first().toMap()["attributes"].toList().first().toMap();
    EXPECT_EQ(number["id"], "income") << "the bonus has a field of its own";
    EXPECT_EQ(number["value"], 3);
    editor.setRegionAttribute("west", "income", 5);
    EXPECT_EQ(editor.map().regions[0].attributes.at("income"), 5);
    EXPECT_EQ(editor.map().regions[0].attributes.at("bonus"), 2);
}

TEST(MapEditor, FitsTheIdOfASpaceToItsNameOnlyOnce) {
    Map map = small_map();
    map.spaces[0].id = "space_5";
    map.links.clear();
    MapEditor editor("en");
    editor.document().begin(map);
    for (const char* name : {"Space 5", "Поле 5"}) {
        editor.setSpaceName("space_5", "", name);
        EXPECT_EQ(editor.map().spaces[0].id, "space_5") << name;
    }
    editor.setSpaceName("space_5", "", "Harbour");
    EXPECT_EQ(editor.map().spaces[0].id, "harbour");
}

TEST(MapEditor, DescribesTheMapInTheLanguageItShows) {
    Map map = small_map();
    map.description = {{"en", "Three squares"}, {"pt_BR", "Três quadrados"}};
    MapEditor editor("pt_BR");
    editor.document().begin(map);
    editor.setHead("description", "Três casas");
    EXPECT_EQ(editor.map().description,
              (LocalText{{"en", "Three squares"}, {"pt_BR", "Três casas"}}));

    map.description = {{"", "Three squares"}};
    editor.document().begin(map);
    editor.setHead("description", "");
    EXPECT_TRUE(editor.map().description.empty());
}

TEST(MapEditor, CallsAMapThatNobodyHasNamedAsItIsSaved) {
    const QTemporaryDir folder;
    const auto save_as = [&](MapEditor& editor, const QString& file) {
        return editor.saveAs(QUrl::fromLocalFile(folder.filePath(file)));
    };
    MapEditor unnamed("en");
    ASSERT_TRUE(save_as(unnamed, "treasure_island.toml"));
    EXPECT_EQ(unnamed.title(), "Treasure island");
    EXPECT_EQ(unnamed.map().id, "treasure_island");
    EXPECT_TRUE(unnamed.clean());

    MapEditor named("en");
    named.setName("", "São João");
    ASSERT_TRUE(save_as(named, "elsewhere.toml"));
    EXPECT_EQ(named.title(), QString::fromUtf8("São João"));
    EXPECT_EQ(named.map().id, "sao_joao");
}

TEST(MapEditor, MakesIdsThatCanBeReadAgain) {
    Map map = small_map();
    map.spaces[0].id = std::string(64, 'a');
    map.links.clear();
    EXPECT_EQ(free_space_id(map, map.spaces[0].id), std::string(62, 'a') + "_2");
    EXPECT_EQ(free_space_id(map, std::string(64, 'b') + "_2"), std::string(64, 'b'));
}

TEST(MapEditor, TakesNobodyForAnAuthor) {
    MapEditor editor("en");
    editor.document().begin(small_map());
    editor.setHead("authors", "Ann, , Bia, ");
    EXPECT_EQ(editor.map().authors, (std::vector<std::string>{"Ann", "Bia"}));
}

}  // namespace
}  // namespace fronteira::map_edit
