// SPDX-License-Identifier: MIT
#include "importer.hpp"

#include "draft/draft.hpp"
#include "draft/names.hpp"
#include "game.hpp"
#include "markup/document.hpp"
#include "point_file.hpp"

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

/// `color.Romans=B42D2D`
void colour(draft::Draft& made, std::string_view properties, Diagnostics& losses) {
    std::map<std::string, std::string, std::less<>> colours;
    for (int number = 1; !properties.empty(); ++number) {
        const size_t end = std::min(properties.find('\n'), properties.size());
        const std::string line = draft::readable(properties.substr(0, end));
        properties.remove_prefix(std::min(end + 1, properties.size()));
        const size_t equals = line.find('=');
        constexpr std::string_view key = "color.";
        if (!line.starts_with(key) || equals == std::string::npos) continue;
        const std::string value = draft::readable(line.substr(equals + 1));
        if (value.size() == 6 &&
            value.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos)
            colours[draft::readable(line.substr(key.size(), equals - key.size()))] = "#" + value;
        else
            losses.push_back(loss_at({"map.properties", number, 1}, "triplea.colour",
                                     "the colour `" + value + "` was left out",
                                     "it is six digits from 0 to f, such as `B42D2D`"));
    }
    for (draft::DraftRegion& region : made.regions)
        if (const auto found = colours.find(region.name); found != colours.end())
            region.colour = found->second;
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
        if (const auto properties = source.read_beside("map.properties"))
            colour(*made, *properties, imported.losses);
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
