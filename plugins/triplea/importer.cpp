// SPDX-License-Identifier: MIT
#include "importer.hpp"

#include "draft/draft.hpp"
#include "draft/names.hpp"
#include "game.hpp"
#include "markup/document.hpp"
#include "point_file.hpp"
#include "properties.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace triplea {

using namespace fronteira;

namespace {

/// A file of the map: its bytes, or nothing when it is not there, which is a loss.
Result<std::optional<std::string>> read_named(const ImportSource& source, const std::string& name,
                                              Diagnostics& losses) {
    auto bytes = source.read_beside(name);
    if (bytes) return std::optional(std::move(*bytes));
    if (bytes.error().empty() || bytes.error().front().code != "file.missing")
        return fail(bytes.error());
    losses.push_back(loss_at({source.file, 0, 0}, "triplea.missing",
                             "the file `" + name + "` is not there",
                             "copy it from the map to where the file of the game is"));
    return std::optional<std::string>();
}

/// What was drawn and belongs to no territory of this game.
void tell_strangers(const PointFile& drawn, const draft::Draft& made, Diagnostics& losses) {
    std::set<std::string> known;
    for (const draft::DraftSpace& space : made.spaces) known.insert(space.name);
    for (const auto& [name, lines] : drawn)
        if (!known.contains(name))
            losses.push_back(loss_at(lines.place, "triplea.stranger",
                                     "`" + name + "` is no territory of this game"));
}

Result<void> draw(draft::Draft& made, const ImportSource& source, Diagnostics& losses) {
    const auto polygons = read_named(source, "polygons.txt", losses);
    if (!polygons) return fail(polygons.error());
    const auto centres = read_named(source, "centers.txt", losses);
    if (!centres) return fail(centres.error());
    if (!*polygons && !*centres)
        return fail(error_at({source.file, 0, 0}, "triplea.missing",
                             "neither `polygons.txt` nor `centers.txt` is there",
                             "copy both from the map to where the file of the game is"));
    const PointFile outlines = read_point_file(polygons->value_or(""), "polygons.txt", losses);
    const PointFile anchors = read_point_file(centres->value_or(""), "centers.txt", losses);
    for (draft::DraftSpace& space : made.spaces) {
        if (const auto found = outlines.find(space.name); found != outlines.end())
            space.rings = found->second.lines;
        if (const auto found = anchors.find(space.name); found != anchors.end())
            space.anchor = found->second.lines.front().front();
    }
    tell_strangers(outlines, made, losses);
    tell_strangers(anchors, made, losses);
    return {};
}

using Properties = std::map<std::string, Property>;

/// `color.Romans=B42D2D`
void colour(draft::Draft& made, const Properties& properties, Diagnostics& losses) {
    constexpr std::string_view prefix = "color.";
    std::map<std::string, draft::DraftRegion*> regions;
    for (draft::DraftRegion& region : made.regions) regions.emplace(region.name, &region);
    for (auto one = properties.lower_bound(std::string(prefix));
         one != properties.end() && one->first.starts_with(prefix); ++one) {
        const auto& [value, line] = one->second;
        const std::string power = one->first.substr(prefix.size());
        const auto tell = [&, at = line](std::string message, std::string hint) {
            losses.push_back(loss_at({"map.properties", at, 1}, "triplea.colour",
                                     std::move(message), std::move(hint)));
        };
        const auto region = regions.find(power);
        if (value.size() != 6 ||
            value.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
            tell("the colour `" + value + "` was left out",
                 "it is six digits from 0 to f, such as `B42D2D`");
        else if (region == regions.end())
            tell("the colour of `" + power + "` was left out",
                 "at the beginning no territory is owned by that power");
        else
            region->second->colour = "#" + value;
    }
}

/// The size of the picture, if all that is drawn lies in it: a world that goes round goes on
/// beyond.
std::optional<draft::Frame> frame_of(const draft::Draft& made, const Properties& properties) {
    const auto number = [&](const char* key) {
        const auto found = properties.find(key);
        return found == properties.end() ? std::nullopt : markup::number(found->second.value);
    };
    const auto width = number("map.width"), height = number("map.height");
    if (!width || !height || *width <= 0 || *height <= 0) return std::nullopt;
    const auto outside = [&](geometry::Position p) {
        return p.x < 0 || p.y < 0 || p.x > *width || p.y > *height;
    };
    for (const draft::DraftSpace& space : made.spaces) {
        if (space.anchor && outside(*space.anchor)) return std::nullopt;
        for (const geometry::Line& ring : space.rings)
            if (std::any_of(ring.begin(), ring.end(), outside)) return std::nullopt;
    }
    return draft::Frame{0, 0, *width, *height};
}

class TripleaImporter final : public Importer {
 public:
    FileFormat format() const override { return {"triplea", "TripleA", {".xml"}, "games"}; }

    Result<Imported> read(const ImportSource& source) const override {
        const auto document = markup::Document::read(source.bytes, source.file);
        if (!document) return fail(document.error());
        if (markup::local_name(document->root()) != "game")
            return fail(error_at(document->place(document->root()), "triplea.root",
                                 "is no game of TripleA", "its outermost element must be `game`"));
        Imported imported;
        auto made = read_game(*document, source.file, imported.losses);
        if (!made) return fail(made.error());
        if (made->name.empty()) made->name = source.stem;
        if (const auto drawn = draw(*made, source, imported.losses); !drawn)
            return fail(drawn.error());
        if (const auto bytes = source.read_beside("map.properties")) {
            const Properties properties = read_properties(*bytes);
            colour(*made, properties, imported.losses);
            made->frame = frame_of(*made, properties);
        }
        auto map = draft::finish(*made, imported.losses);
        if (!map) return fail(map.error());
        imported.map = std::move(*map);
        return imported;
    }
};

}  // namespace

std::unique_ptr<const Importer> make_importer() {
    return std::make_unique<TripleaImporter>();
}

}  // namespace triplea
