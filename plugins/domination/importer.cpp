// SPDX-License-Identifier: MIT
#include "cards.hpp"
#include "country_picture.hpp"
#include "draft/draft.hpp"
#include "draft/known_words.hpp"
#include "draft/names.hpp"
#include "formats.hpp"
#include "geometry/borders.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace domination {

using namespace fronteira;

namespace {

std::string spoken(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

/// A file that the map names: its bytes, or nothing when it is not there or empty, which is a loss.
/// One that is there and cannot be read is a fault.
Result<std::optional<std::string>> read_named(const ImportSource& source, const std::string& name,
                                              Diagnostics& losses) {
    auto bytes = source.read_beside(name);
    const bool missing =
        !bytes && !bytes.error().empty() && bytes.error().front().code == "file.missing";
    if (!bytes && !missing) return fail(bytes.error());
    if (bytes && !bytes->empty()) return std::optional(std::move(*bytes));
    losses.push_back(
        loss_at({source.file, 0, 0}, missing ? "domination.missing" : "domination.empty",
                "the file `" + draft::readable(name) + (missing ? "` is not there" : "` is empty"),
                missing ? "put it beside the map" : "put one with something in it beside the map"));
    return std::optional<std::string>();
}

/// Many pictures have a line between countries, some pixels wide: of the longer side.
constexpr int widest_line = 150;

int32_t line_in(const draft::Draft& made) {
    const double longer = made.frame ? std::max(made.frame->width, made.frame->height) : 0;
    return static_cast<int32_t>(longer / widest_line);
}

/// Borders lead one way; two that lead both ways are one link.
void add_links(const MapText& text, const std::vector<geometry::Outline>& outlines,
               draft::Draft& made, Diagnostics& losses) {
    std::set<std::pair<int, int>> ways;
    for (const Border& border : text.borders) ways.insert({border.from, border.to});
    const auto touching = geometry::find_touching(outlines, line_in(made));
    std::set<std::pair<int, int>> done;
    size_t across_water = 0;
    for (const Border& border : text.borders) {
        if (!done.insert({border.from, border.to}).second) continue;
        const bool both = ways.contains({border.to, border.from});
        if (both && border.from != border.to && done.contains({border.to, border.from})) continue;
        const auto pair = std::minmax(border.from, border.to);
        const bool water = !touching.empty() && !touching.contains({pair.first, pair.second});
        if (water) ++across_water;
        made.links.push_back({border.from, border.to, water ? "sea" : "land", !both, border.place});
        if (!both)
            losses.push_back(loss_at(
                border.place, "domination.one_way",
                "the border from `" + text.countries[static_cast<size_t>(border.from)].name +
                    "` to `" + text.countries[static_cast<size_t>(border.to)].name +
                    "` leads one way; it became a one-way link"));
    }
    if (across_water > 0)
        losses.push_back(loss_at(made.place, "domination.sea",
                                 draft::counted(across_water, "link") +
                                     " between countries that do not touch " +
                                     (across_water == 1 ? "was" : "were") + " taken as sea"));
}

draft::Draft draft_of(const MapText& text, const ImportSource& source) {
    draft::Draft made;
    made.name = text.name.empty() ? spoken(source.stem) : text.name;
    made.description = text.comment;
    made.source = "Imported from a map of Domination";
    made.place = {source.file, 0, 0};
    made.watertight = true;
    made.knows_links = true;
    std::vector<std::string> names;
    std::set<std::string> taken;
    std::map<std::string, int> equals;
    for (const Continent& continent : text.continents) {
        // Two continents of one name stay two.
        const std::string wanted = spoken(continent.name);
        std::string name = wanted;
        for (int& number = equals[wanted]; !taken.insert(name).second;)
            name = wanted + " " + std::to_string(number = std::max(number, 1) + 1);
        names.push_back(name);
        made.regions.push_back(
            {{}, name, continent.colour, {{"bonus", continent.bonus}}, continent.place});
    }
    for (const Country& country : text.countries) {
        draft::DraftSpace space;
        space.name = spoken(country.name);
        space.region = names[static_cast<size_t>(country.continent)];
        space.anchor = geometry::Position{double(country.x), double(country.y)};
        space.place = country.place;
        made.spaces.push_back(std::move(space));
    }
    return made;
}

class DominationImporter final : public Importer {
 public:
    FileFormat format() const override { return domination::format(); }

    Result<Imported> read(const ImportSource& source) const override {
        Imported imported;
        auto text = read_map_text(source.bytes, source.file, imported.losses);
        if (!text) return fail(text.error());
        draft::Draft made = draft_of(*text, source);
        auto outlines = read_outlines(*text, source, made, imported.losses);
        if (!outlines) return fail(outlines.error());
        add_links(*text, *outlines, made, imported.losses);
        auto map = draft::finish(made, imported.losses);
        if (!map) return fail(map.error());
        imported.map = std::move(*map);
        auto decks = read_decks(*text, source, imported.map, imported.losses);
        if (!decks) return fail(decks.error());
        imported.decks = std::move(*decks);
        return imported;
    }

 private:
    static Result<std::vector<geometry::Outline>> read_outlines(const MapText& text,
                                                                const ImportSource& source,
                                                                draft::Draft& made,
                                                                Diagnostics& losses) {
        std::vector<geometry::Outline> outlines;
        if (text.image.empty()) {
            losses.push_back(loss_at(made.place, "domination.no_picture",
                                     "names no picture of its countries: no outlines"));
            return outlines;
        }
        const auto bytes = read_named(source, text.image, losses);
        if (!bytes) return fail(bytes.error());
        if (!*bytes) return outlines;
        const auto picture = picture::read_picture(**bytes, text.image);
        if (!picture) return fail(picture.error());
        auto traced = outline_countries(*picture, text, text.image, losses);
        if (!traced) return traced;
        outlines = std::move(*traced);
        made.frame = draft::Frame{0, 0, double(picture->width), double(picture->height)};
        for (size_t i = 0; i < outlines.size(); ++i)
            for (const Ring& ring : outlines[i]) {
                geometry::Line line;
                for (const Point& corner : ring) line.push_back(geometry::position(corner));
                made.spaces[i].rings.push_back(std::move(line));
            }
        return outlines;
    }

    static Result<std::vector<Deck>> read_decks(const MapText& text, const ImportSource& source,
                                                const Map& map, Diagnostics& losses) {
        if (text.cards.empty() || text.cards == "default") {
            losses.push_back(
                loss_at({source.file, 0, 0}, "domination.no_cards", "has no cards of its own"));
            return std::vector<Deck>();
        }
        const auto bytes = read_named(source, text.cards, losses);
        if (!bytes) return fail(bytes.error());
        if (!*bytes) return std::vector<Deck>();
        return read_cards(**bytes, text.cards, map);
    }
};

}  // namespace

std::unique_ptr<const Importer> make_importer() {
    return std::make_unique<DominationImporter>();
}

}  // namespace domination
