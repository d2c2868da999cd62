// SPDX-License-Identifier: MIT
// The edits that MapEditor offers, each by the name it has in the history.
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/names.hpp"
#include "map_edit/edits/plane_edits.hpp"
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/edits/turn_edits.hpp"
#include "map_edit/map_editor.hpp"
#include "map_edit/text.hpp"

#include <QRegularExpression>
#include <algorithm>

namespace fronteira::map_edit {
namespace {

/// Makes a change of one region; false when there is none of that id.
std::function<bool(Map&)> in_region(const QString& id, std::function<void(MapRegion&)> change) {
    return [id = id.toStdString(), change = std::move(change)](Map& map) {
        const auto region = find_region(map, id);
        if (region) change(map.regions[*region]);
        return region.has_value();
    };
}

/// A pair of spaces; nothing where the image of one is missing, or the pair is the first again.
std::optional<std::pair<std::string, std::string>> image_of(const QString& one,
                                                            const QString& other,
                                                            const Counterpart& there) {
    const std::string from = there.space(one.toStdString()), to = there.space(other.toStdString());
    const bool turned = from == other.toStdString() && to == one.toStdString();
    if (from.empty() || to.empty() || turned) return std::nullopt;
    return std::pair(from, to);
}

}  // namespace

void MapEditor::setSpaceId(const QString& space, const QString& id) {
    const bool done = edit_space(
        space, tr("Change the id of %1 to %2").arg(space, id),
        [&](Map& map, size_t number) {
            return map.spaces[number].id == id.toStdString() ||
                   set_space_id(map, number, id.toStdString());
        },
        tr("%1 is taken, or is not an id of lower-case letters, digits and underscores").arg(id));
    if (done) select(id);
}

void MapEditor::setSpaceName(const QString& space, const QString& language, const QString& name) {
    // A space that nobody named yet gets an id that fits its name.
    std::string id = space.toStdString();
    const bool done = edit_space(space, tr("Name %1").arg(name), [&](Map& map, size_t number) {
        put_name(map.spaces[number].name, language, name);
        if (id.starts_with("space_")) {
            const std::string fitting = id_of_name(name.toStdString(), id);
            const std::string free = free_space_id(map, fitting);
            if (fitting != id && set_space_id(map, number, free)) id = free;
        }
        return true;
    });
    if (done) select(text(id));
}

void MapEditor::setSpaceRegion(const QString& space, const QString& region) {
    edit_spaces(space, tr("Put %1 into a region").arg(space),
                [&](Map& map, size_t number, const Counterpart& /*there*/) {
                    map.spaces[number].region = region.toStdString();
                    return true;
                });
}

bool MapEditor::is_tag(const QString& word) {
    if (is_id(word.toStdString())) return true;
    emit said(tr("%1 is not a tag: lower-case letters, digits and underscores").arg(word));
    return false;
}

void MapEditor::setTags(const QString& space, const QString& words) {
    std::vector<std::string> tags;
    for (const QString& word : words.split(QRegularExpression("[,;\\s]+"), Qt::SkipEmptyParts)) {
        const std::string tag = word.toStdString();
        if (!is_tag(word)) return;
        if (std::find(tags.begin(), tags.end(), tag) == tags.end()) tags.push_back(tag);
    }
    edit_space(space, tr("Tag %1").arg(space), [&](Map& map, size_t number) {
        map.spaces[number].tags = tags;
        return true;
    });
}

void MapEditor::setAttribute(const QString& space, const QString& attribute, int value) {
    if (!is_id(attribute.toStdString())) return;
    edit_space(space, tr("Set %1 of %2").arg(attribute, space), [&](Map& map, size_t number) {
        map.spaces[number].attributes[attribute.toStdString()] = value;
        return true;
    });
}

void MapEditor::removeAttribute(const QString& space, const QString& attribute) {
    edit_space(space, tr("Remove %1 of %2").arg(attribute, space), [&](Map& map, size_t number) {
        return map.spaces[number].attributes.erase(attribute.toStdString()) > 0;
    });
}

void MapEditor::placeLabel(const QString& space) {
    edit_spaces(space, tr("Place the label of %1").arg(space),
                [](Map& map, size_t number, const Counterpart& /*there*/) {
                    map.spaces[number].anchor = best_anchor(map.spaces[number]);
                    return true;
                });
}

// The same line again takes the link away.
void MapEditor::link(const QString& from, const QString& to) {
    const std::string one = from.toStdString(), other = to.toStdString();
    for (const MapLink& link : links_of(map(), one))
        if ((link.to == other || link.from == other) && text(link.kind) == link_kind_ &&
            link.one_way == one_way_ && (!one_way_ || link.from == one))
            return removeLink(from, to);
    setLink(from, to, link_kind_, one_way_);
}

void MapEditor::setLink(const QString& from, const QString& to, const QString& kind, bool one_way) {
    if (!is_id(kind.toStdString()))
        return emit said(
            tr("%1 is not a kind of link: lower-case letters, digits and underscores").arg(kind));
    edit_everywhere(tr("Link %1 and %2").arg(from, to), [&](Map& map, const Counterpart& there) {
        const auto ends = image_of(from, to, there);
        return ends && set_link(map, ends->first, ends->second, kind.toStdString(), one_way);
    });
}

void MapEditor::removeLink(const QString& one, const QString& other) {
    edit_everywhere(tr("Unlink %1 and %2").arg(one, other),
                    [&](Map& map, const Counterpart& there) {
                        const auto ends = image_of(one, other, there);
                        return ends && remove_links(map, ends->first, ends->second);
                    });
}

int MapEditor::missingLinks() const {
    return static_cast<int>(unlinked_neighbours(map()).size());
}

void MapEditor::linkNeighbours() {
    edit(tr("Link neighbours"), [](Map& map) {
        for (const auto& [one, other] : unlinked_neighbours(map))
            map.links.push_back({map.spaces[one].id, map.spaces[other].id, "land", false, {}});
        return true;
    });
}

void MapEditor::addRegion(const QString& name) {
    std::string id;
    edit(tr("Add region %1").arg(name), [&](Map& map) {
        id = map.regions[add_region(map, name.trimmed().toStdString())].id;
        return true;
    });
    set_brush(text(id));
}

void MapEditor::removeRegion(const QString& region) {
    edit(tr("Delete region %1").arg(region), [&](Map& map) {
        const auto number = find_region(map, region.toStdString());
        if (number) remove_region(map, *number);
        return number.has_value();
    });
    if (brush_ == region) set_brush({});
}

void MapEditor::setRegionId(const QString& region, const QString& id) {
    const bool done = edit(
        tr("Change the id of region %1 to %2").arg(region, id),
        [&](Map& map) {
            const auto number = find_region(map, region.toStdString());
            return number && (region == id || set_region_id(map, *number, id.toStdString()));
        },
        0,
        tr("%1 is taken, or is not an id of lower-case letters, digits and underscores").arg(id));
    if (done && brush_ == region) set_brush(id);
}

void MapEditor::setRegionName(const QString& region, const QString& language, const QString& name) {
    edit(tr("Name region %1").arg(name),
         in_region(region, [&](MapRegion& one) { put_name(one.name, language, name); }));
}

void MapEditor::setRegionColour(const QString& region, const QString& colour) {
    edit(tr("Colour region %1").arg(region),
         in_region(region, [&](MapRegion& one) { one.colour = colour.toStdString(); }));
}

void MapEditor::setBonus(const QString& region, int bonus) {
    edit(tr("Set the bonus of %1").arg(region),
         in_region(region, [&](MapRegion& one) { one.attributes["bonus"] = bonus; }));
}

void MapEditor::setRegionAttribute(const QString& region, const QString& attribute, int value) {
    edit(tr("Set %1 of %2").arg(attribute, region), in_region(region, [&](MapRegion& one) {
             one.attributes[attribute.toStdString()] = value;
         }));
}

void MapEditor::setHead(const QString& key, const QString& words) {
    const std::string value = words.trimmed().toStdString();
    if (key == "id" && !is_id(value))
        return emit said(
            tr("%1 is not an id of lower-case letters, digits and underscores").arg(words));
    edit(tr("Describe the map"), [&](Map& map) {
        if (key == "id") map.id = value;
        if (key == "description") put_words(map.description, text(language_), words);
        if (key == "licence") map.licence = value;
        if (key == "source") map.source = value;
        if (key == "authors") {
            map.authors.clear();
            for (const QString& part : words.split(','))
                if (const QString author = part.trimmed(); !author.isEmpty())
                    map.authors.push_back(author.toStdString());
        }
        return true;
    });
}

void MapEditor::setName(const QString& language, const QString& name) {
    edit(tr("Name the map"), [&](Map& map) {
        const bool first_name = unnamed();
        put_name(map.name, language, name);
        if (first_name) map.id = id_of_name(name.toStdString(), map.id);
        return true;
    });
}

void MapEditor::setSize(int width, int height) {
    edit(tr("Set the size of the map"), [&](Map& map) {
        map.width = std::clamp(width, 1, 1'000'000);
        map.height = std::clamp(height, 1, 1'000'000);
        return true;
    });
}

void MapEditor::fitPlane() {
    edit(tr("Fit the plane to the land"), [](Map& map) { return fit_plane(map); });
}

void MapEditor::turnPlane(bool clockwise) {
    edit(tr("Turn the map"), [&](Map& map) {
        turn_map(map, clockwise);
        return !map.spaces.empty() || !map.picture.file.empty();
    });
}

void MapEditor::setGrid(const QString& shape, int width, int height) {
    const QStringList shapes(grid_shape_words.begin(), grid_shape_words.end());
    const auto number = shapes.indexOf(shape);
    edit(
        tr("Set the grid"),
        [&](Map& map) {
            if (number >= 0 && !map.spaces.empty()) return false;
            map.grid = {};
            if (number < 0) return true;
            map.grid.width = std::clamp(width, 1, 1000);
            map.grid.height = std::clamp(height, 1, 65'535 / map.grid.width);
            map.grid.shape = static_cast<MapGrid::Shape>(number);
            return true;
        },
        0, tr("A map with drawn spaces cannot be a grid"));
}

}  // namespace fronteira::map_edit
