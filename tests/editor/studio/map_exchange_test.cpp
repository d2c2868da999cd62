// SPDX-License-Identifier: MIT
// Maps of other programs in the window: one is dropped, looked at and opened; one is written.
#include "hands.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace fronteira::support {
namespace {

struct MapEditingExchange : testing::TestWithParam<std::tuple<const char*, QSize>> {
    bool fresh = forget_unsaved_maps();
    QTemporaryDir folder;

    QUrl write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }
};

constexpr const char* three_lands =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
<path id="west" d="M0 0H100V100H0Z"/><path id="middle" d="M100 0H200V100H100Z"/>
<path id="east" d="M200 0H300V100H200Z"/>
<text x="10" y="10">Nobody reads this</text><image href="sea.png"/></svg>)";

TEST_P(MapEditingExchange, OpensADroppedMapOfAnotherProgramAsANewOneAfterTellingWhatIsLost) {
    const auto& [language, size] = GetParam();
    Hands hands(language, size);
    const QString name = QString("map_import_%1_%2").arg(language).arg(size.width());
    ASSERT_TRUE(hands.click("page.maps"));
    hands.picture("maps_page_" + QString(language));
    hands.drop(write("three_lands.svg", three_lands));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("importFound") != nullptr; }));
    hands.picture(name);
    ASSERT_TRUE(hands.click("openImported"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    const map_edit::MapEditor& editor = *hands.studio().map_editor();
    EXPECT_EQ(editor.map().spaces.size(), 3u);
    EXPECT_TRUE(editor.path().isEmpty());
    EXPECT_FALSE(editor.clean());
    EXPECT_EQ(editor.history().size(), 1);

    // A second one asks first what is to become of the first.
    hands.drop(write("garbage.svg", "<svg><path d='M0"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("importFault") != nullptr; }));
    hands.picture(name + "_fault");
    ASSERT_TRUE(hands.click("cancelImport"));
    hands.drop(write("three_lands.svg", three_lands));
    ASSERT_TRUE(hands.click("openImported"));
    ASSERT_TRUE(hands.click("discard"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    EXPECT_EQ(hands.studio().map_editor()->map().spaces.size(), 3u);

    // And out again.
    ASSERT_TRUE(hands.click("exportMap"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("exportFormat") != nullptr; }));
    hands.picture(name + "_export");
    hands.studio().map_export()->prepare(
        hands.studio().map_editor(), QUrl::fromLocalFile(folder.filePath("out.map")), "domination");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("exportLosses") != nullptr; }));
    hands.picture(name + "_losses");
    ASSERT_TRUE(hands.click("writeExport"));
    EXPECT_TRUE(hands.wait_until([&] { return QFile::exists(folder.filePath("out.map")); }));
    hands.studio().map_editor()->discard();
}

INSTANTIATE_TEST_SUITE_P(MapEditing, MapEditingExchange,
                         testing::Values(std::tuple("en", QSize(1280, 800)),
                                         std::tuple("pt_BR", QSize(2560, 1440))));

TEST_F(MapEditingExchange, OpensADroppedMapOfItsOwnKind) {
    Hands hands;
    const QString file = folder.filePath("world.toml");
    ASSERT_TRUE(QFile::copy(FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml", file));
    hands.drop(QUrl::fromLocalFile(file));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    EXPECT_EQ(hands.studio().map_editor()->path(), file);
}

}  // namespace
}  // namespace fronteira::support
