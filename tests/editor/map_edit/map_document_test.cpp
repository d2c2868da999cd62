// SPDX-License-Identifier: MIT
#include "map_edit/document/map_document.hpp"

#include <fronteira/random.hpp>

#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "generate/generate.hpp"
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/counterparts.hpp"
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/edits/trace_edits.hpp"
#include "small_map.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace fronteira::map_edit {
namespace {

/// Does something to the map, drawn by lot, as an author would who clicks anywhere.
bool any_edit(Map& map, Random& random) {
    const auto below = [&](size_t count) {
        return static_cast<size_t>(random.below(static_cast<uint32_t>(count)));
    };
    const auto anywhere = [&] {
        return Point{static_cast<int32_t>(below(1000)), static_cast<int32_t>(below(800))};
    };
    if (map.spaces.empty()) return add_space(map, {anywhere(), anywhere(), anywhere()}).has_value();
    const size_t one = below(map.spaces.size()), other = below(map.spaces.size());
    MapSpace& space = map.spaces[one];
    const std::string id = space.id;
    const Ring ring = space.outline.front();
    const size_t corner = below(ring.size());
    const Point a = ring[corner], b = ring[(corner + 1) % ring.size()];
    const geometry::Images images(static_cast<geometry::Symmetry>(below(7)), 1000, 800);
    switch (below(24)) {
        case 0:
            return add_space(map, {anywhere(), anywhere(), anywhere(), anywhere()}).has_value();
        case 1:
            return split_space(map, one, {anywhere(), anywhere()}).has_value();
        case 2:
            return split_space(map, one, {space.anchor, anywhere(), anywhere()}).has_value();
        case 3:
            return merge_spaces(map, one, other);
        case 4:
            return move_corner(map, a, anywhere());
        case 5:
            return move_corner(map, a, b);
        case 6:
            return insert_corner(map, a, b, {(a.x + b.x) / 2, (a.y + b.y) / 2});
        case 7:
            return remove_corner(map, a);
        case 8:
            return move_spaces(map, {one}, anywhere());
        case 9:
            remove_space(map, one);
            return true;
        case 10:
            return set_space_id(map, one, "id_" + std::to_string(below(40)));
        case 11:
            add_region(map, "Region");
            return true;
        case 12:
            if (!map.regions.empty()) space.region = map.regions[below(map.regions.size())].id;
            return true;
        case 13:
            if (!map.regions.empty()) remove_region(map, below(map.regions.size()));
            return true;
        case 14:
            return set_link(map, space.id, map.spaces[other].id, "sea", below(2) == 1);
        case 15:
            map.picture = {"/atlas.png", {-static_cast<int32_t>(below(50)), 3}, 500, 400};
            return true;
        case 16:
            map.picture.opacity = static_cast<int32_t>(below(101));
            map.picture.shown = !map.picture.shown;
            return !map.picture.file.empty();
        case 17:
            return add_traced(map, Traces({{{anywhere(), anywhere(), anywhere()}}}), 0, 12)
                .has_value();
        case 18:
            return everywhere(map, images, [&](Map& there, const Counterpart& at) {
                const auto from = at.corner(a);
                return from && move_corner(there, *from, at.place({a.x / 2 + 250, 400}));
            });
        case 19:
            return move_everywhere(map, images, {one}, {20, -10});
        case 20:
            return repeat_spaces(map, images, {space.id}).has_value();
        case 21:
            return everywhere(map, images, [&](Map& there, const Counterpart& at) {
                const auto number = find_space(there, at.space(id));
                if (number) remove_space(there, *number);
                return number.has_value();
            });
        case 22: {
            const auto made = generate::generate({5, 2, 1, 40, random.next(), 1000, 800});
            if (!made) return false;
            map.regions = made->regions;
            map.spaces = made->spaces;
            map.links = made->links;
            return true;
        }
        default:
            map.width += 10;
            return remove_links(map, space.id, map.spaces[other].id);
    }
}

struct AnyEdits : testing::TestWithParam<uint64_t> {};

TEST_P(AnyEdits, GiveTheSameBytesWhenUndoneAndTheSameAgainWhenRedone) {
    Random random{GetParam()};
    MapDocument document;
    document.begin(small_map());
    const std::string before = document.text();
    std::vector<std::string> texts{before};
    for (int i = 0; i < 120; ++i) {
        // Some edits are drags of several steps.
        const int gesture = random.below(3) == 0 ? document.begin_gesture() : 0;
        for (uint32_t step = 0; step <= (gesture > 0 ? random.below(4) : 0); ++step)
            document.edit(
                "edit", [&](Map& map) { return any_edit(map, random); }, gesture);
        if (document.history().count() >= static_cast<int>(texts.size()))
            texts.push_back(document.text());
    }
    ASSERT_EQ(document.history().count() + 1, static_cast<int>(texts.size()));
    ASSERT_GT(texts.size(), 40u);
    for (size_t i = texts.size(); i-- > 0; document.history().undo())
        ASSERT_EQ(document.text(), texts[i]) << "after undoing to edit " << i;
    for (size_t i = 0; i < texts.size(); ++i, document.history().redo())
        ASSERT_EQ(document.text(), texts[i]) << "after redoing to edit " << i;
}

TEST_P(AnyEdits, LeaveAMapThatCanBeReadAgain) {
    Random random{GetParam()};
    MapDocument document;
    document.begin(small_map());
    for (int i = 0; i < 60; ++i) {
        document.edit("edit", [&](Map& map) { return any_edit(map, random); });
        const auto read = read_draft(document.text(), "draft");
        ASSERT_TRUE(read) << to_text(read.error());
        ASSERT_EQ(content::write_map(*read), document.text());
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, AnyEdits, testing::Range<uint64_t>(1, 21));

TEST(MapDocument, KeepsItsHistoryWhenItIsSaved) {
    const QTemporaryDir folder;
    MapDocument document;
    document.begin(small_map());
    const std::string before = document.text();
    document.edit("Rename", [](Map& map) { return set_space_id(map, 0, "north"); });
    EXPECT_FALSE(document.is_clean());
    ASSERT_TRUE(document.save(folder.filePath("small.toml")));
    EXPECT_TRUE(document.is_clean());
    document.history().undo();
    EXPECT_EQ(document.text(), before);
    EXPECT_FALSE(document.is_clean());
}

TEST(MapDocument, KeepsTheCommentsOfTheFileItChanges) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("small.toml");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(("# Drawn on a napkin.\n" + content::write_map(small_map())).c_str());
    file.close();
    MapDocument document;
    ASSERT_TRUE(document.open(path));
    document.edit("Rename", [](Map& map) { return set_space_id(map, 0, "north"); });
    ASSERT_TRUE(document.save(path));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    EXPECT_TRUE(text.startsWith("# Drawn on a napkin.\n")) << text.constData();
    EXPECT_TRUE(text.contains("\"north\""));
    EXPECT_TRUE(content::parse_map(text.toStdString(), "small.toml"));
}

TEST(MapDocument, OpensAMapWithMistakesAndRefusesWhatIsNoMap) {
    const QTemporaryDir folder;
    Map map = small_map();
    map.spaces[2].region = "nowhere";
    const auto write = [&](const QString& name, const std::string& text) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.c_str());
        return folder.filePath(name);
    };
    MapDocument document;
    EXPECT_TRUE(document.open(write("small.toml", content::write_map(map))));
    EXPECT_EQ(document.map().spaces[2].region, "nowhere");
    EXPECT_FALSE(document.open(write("song.toml", "la la la")));
    EXPECT_FALSE(document.open(folder.filePath("missing.toml")));
    EXPECT_EQ(document.map().spaces.size(), 3u) << "the map before stays";
}

TEST(MapDocument, TakesBackAWholeDragAtOnce) {
    MapDocument document;
    document.begin(small_map());
    const std::string before = document.text();
    const int gesture = document.begin_gesture();
    for (const int32_t x : {210, 320, 300, 250})
        document.edit(
            "Move",
            [&](Map& map) {
                return move_corner(map, {200, 100}, {x, 90});
            },
            gesture);
    EXPECT_EQ(document.history().count(), 1);
    EXPECT_EQ(document.map().spaces[0].outline[0][1], (Point{250, 90}));
    document.history().undo();
    EXPECT_EQ(document.text(), before);
}

// What a single value holds may be wrong in a way that no edit means: the good file stays.
TEST(MapDocument, WritesNothingThatCouldNotBeOpenedAgain) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("small.toml");
    MapDocument document;
    document.begin(small_map());
    ASSERT_TRUE(document.save(path));
    document.edit("Describe", [](Map& map) {
        map.authors = {"Ann", ""};
        return true;
    });

    const auto saved = document.save(path);

    ASSERT_FALSE(saved);
    EXPECT_EQ(
        to_text(saved.error()),
        path.toStdString() +
            ": error: is not written, as it could not be opened again: `authors[2]`: expected "
            "text, found none [map.empty_text]\n");
    EXPECT_FALSE(document.is_clean());
    EXPECT_TRUE(MapDocument().open(path));
}

TEST(MapDocument, ForgetsADragThatEndsWhereItBegan) {
    MapDocument document;
    document.begin(small_map());
    const int gesture = document.begin_gesture();
    for (const int32_t x : {210, 230, 200})
        document.edit(
            "Move",
            [&](Map& map) {
                return move_corner(map, {200, 100}, {x, 100});
            },
            gesture);
    EXPECT_EQ(document.history().count(), 0);
}

}  // namespace
}  // namespace fronteira::map_edit
