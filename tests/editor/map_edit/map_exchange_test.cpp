// SPDX-License-Identifier: MIT
// Maps of other programs, in and out of the editor.
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/exchange/map_export.hpp"
#include "map_edit/exchange/map_formats.hpp"
#include "map_edit/exchange/map_import.hpp"
#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace fronteira::map_edit {
namespace {

constexpr const char* program = FRONTEIRA_BINARY_DIR "/bin/fronteira";

struct Exchange : testing::Test {
    QTemporaryDir folder;

    QUrl write(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }
    QByteArray read(const QString& name) const {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    template <class Busy>
    static void wait(Busy& one) {
        QSignalSpy changed(&one, &Busy::changed);
        while (one.busy()) ASSERT_TRUE(changed.wait(30'000));
    }
};

constexpr const char* two_lands =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<path id="west" d="M0 0H100V100H0Z"/><path id="east" d="M100 0H200V100H100Z"/>
<text x="10" y="10">Nobody reads this</text></svg>)";

TEST_F(Exchange, ReadsAMapAndTellsWhatWasLost) {
    MapImport import(program);
    import.read(write("two lands.svg", two_lands));
    EXPECT_TRUE(import.busy());
    EXPECT_EQ(import.file(), "two lands.svg");
    wait(import);
    ASSERT_EQ(import.fault(), "");
    EXPECT_EQ(import.found()["spaces"], 2);
    EXPECT_EQ(import.map().spaces[1].id, "east");
    EXPECT_FALSE(import.losses().isEmpty());
    import.forget();
    EXPECT_TRUE(import.found().isEmpty());
}

TEST_F(Exchange, GivesRegionsThatHaveNoColourOneEach) {
    MapImport import(program);
    import.read(
        write("halves.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<g id="north"><path id="a" d="M0 0H100V100H0Z"/></g>
<g id="south"><path id="b" d="M100 0H200V100H100Z"/></g></svg>)"));
    wait(import);
    Map map = import.map();
    ASSERT_EQ(map.regions.size(), 2u);
    EXPECT_NE(map.regions[0].colour, "");
    EXPECT_NE(map.regions[1].colour, "");
    EXPECT_NE(map.regions[0].colour, map.regions[1].colour);
    map.regions[0].colour = "#123456";
    colour_regions(map);
    EXPECT_EQ(map.regions[0].colour, "#123456") << "what it has it keeps";
}

TEST_F(Exchange, SaysWhereAFileIsWrongAndHasNoMapThen) {
    MapImport import(program);
    import.read(write("bad.map", "[continents]\nAll many red\n"));
    wait(import);
    EXPECT_TRUE(import.fault().startsWith("bad.map:2")) << import.fault().toStdString();
    EXPECT_TRUE(import.found().isEmpty());
    import.read(write("garbage.svg", QByteArray(10000, '\xff')));
    wait(import);
    EXPECT_TRUE(import.fault().startsWith("garbage.svg")) << import.fault().toStdString();
    import.read(QUrl::fromLocalFile(folder.filePath("-o missing.tmx")));
    wait(import);
    EXPECT_FALSE(import.fault().isEmpty());
}

TEST_F(Exchange, OutlivesAnImporterThatDies) {
    write("killer", "#!/bin/sh\nkill -SEGV $$\n");
    QFile::setPermissions(folder.filePath("killer"), QFile::ReadOwner | QFile::ExeOwner);
    MapImport import(folder.filePath("killer"));
    import.read(write("a.svg", two_lands));
    wait(import);
    EXPECT_FALSE(import.fault().isEmpty());
    EXPECT_TRUE(import.found().isEmpty());
}

TEST_F(Exchange, KnowsTheFormatsOfThePlugins) {
    MapFormats formats(program);
    EXPECT_TRUE(formats.readable().isEmpty());
    QSignalSpy changed(&formats, &MapFormats::changed);
    ASSERT_TRUE(changed.wait(30'000));
    EXPECT_TRUE(formats.readable().first().contains("*.map"));
    EXPECT_TRUE(formats.readable().first().contains("*.geojson"));
    QStringList written;
    const QVariantList all = formats.written();
    for (const QVariant& one : all) written << one.toMap()["suffix"].toString();
    EXPECT_EQ(written, QStringList({"map", "png", "svg"}));
}

TEST_F(Exchange, WritesAFileOnlyWhenItIsToldTo) {
    MapEditor editor("en");
    editor.replace_map("Small", small_map());
    MapExport target(program);
    target.prepare(&editor, QUrl::fromLocalFile(folder.filePath("out.svg")), "svg");
    wait(target);
    ASSERT_EQ(target.fault(), "");
    EXPECT_EQ(target.files(), QStringList{"out.svg"});
    EXPECT_EQ(read("out.svg"), "");
    EXPECT_TRUE(target.write());
    EXPECT_TRUE(read("out.svg").contains("<svg"));
    editor.discard();
}

TEST_F(Exchange, SaysWhichFilesBesideItAreReplaced) {
    MapEditor editor("en");
    editor.replace_map("Small", small_map());
    MapExport target(program);
    const QUrl to = QUrl::fromLocalFile(folder.filePath("out.map"));
    for (const bool again : {false, true}) {
        target.prepare(&editor, to, "domination");
        wait(target);
        ASSERT_EQ(target.fault(), "");
        ASSERT_GT(target.files().size(), 1);
        EXPECT_EQ(target.files().first(), "out.map");
        EXPECT_EQ(target.replaced(), again ? target.files().mid(1) : QStringList());
        EXPECT_FALSE(target.losses().isEmpty());
        EXPECT_TRUE(target.write());
    }
    EXPECT_TRUE(read("out.map").contains("[countries]"));
    editor.discard();
}

TEST_F(Exchange, SaysWhyAMapCannotBeWritten) {
    MapEditor editor("en");
    MapExport target(program);
    target.prepare(&editor, QUrl::fromLocalFile(folder.filePath("out.map")), "domination");
    wait(target);
    EXPECT_FALSE(target.fault().isEmpty());
    EXPECT_FALSE(target.fault().contains("/tmp/")) << target.fault().toStdString();
    EXPECT_TRUE(target.files().isEmpty());
}

}  // namespace
}  // namespace fronteira::map_edit
