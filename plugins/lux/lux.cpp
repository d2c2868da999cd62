// SPDX-License-Identifier: MIT
// Boards of the game Lux: continents of countries, each with its outlines and those that it
// adjoins. https://sillysoft.net/lux/maps/mapspec.php
#include <fronteira/plugin.hpp>

#include "board.hpp"
#include "draft/known_words.hpp"
#include "geometry/borders.hpp"

#include <map>

namespace {

using namespace fronteira;

/// Outlines that lie no farther apart than such a part of the longer side touch.
constexpr int32_t finest_gap = 200;

/// Lux draws lines across water; they do not say what they link. Countries that do not touch are
/// taken for that.
void tell_sea(Map& map, Diagnostics& losses) {
    std::map<std::string, int> numbers;
    for (const MapSpace& space : map.spaces)
        numbers.emplace(space.id, static_cast<int>(numbers.size()));
    const auto touching = geometry::find_touching(geometry::outlines_of(map),
                                                  std::max(map.width, map.height) / finest_gap);
    size_t across = 0;
    for (MapLink& link : map.links) {
        if (touching.contains(std::minmax(numbers.at(link.from), numbers.at(link.to)))) continue;
        link.kind = "sea";
        ++across;
    }
    if (across > 0)
        losses.push_back(loss_at(map.place, "lux.sea",
                                 draft::counted(across, "link") +
                                     " between countries that do not touch " +
                                     (across == 1 ? "was" : "were") + " taken as sea"));
}

class LuxImporter final : public Importer {
 public:
    FileFormat format() const override { return {"lux", "Lux", {".luxb"}}; }

    Result<Imported> read(const ImportSource& source) const override {
        const auto document = markup::Document::read(source.bytes, source.file);
        if (!document) return fail(document.error());
        if (markup::local_name(document->root()) != "luxboard")
            return fail(error_at(document->place(document->root()), "lux.root",
                                 "is no board of Lux", "its outermost element must be `luxboard`"));
        Imported imported;
        draft::Draft made = lux::read_board(*document, source.file, imported.losses);
        if (made.name.empty()) made.name = source.stem;
        if (made.spaces.empty())
            return fail(error_at(made.place, "draft.no_spaces", "the board has no countries",
                                 "they stand in `continent` as `country`"));
        auto map = draft::finish(made, imported.losses);
        if (!map) return fail(map.error());
        imported.map = std::move(*map);
        imported.map.place = made.place;
        tell_sea(imported.map, imported.losses);
        return imported;
    }
};

void activate(Registry& registry) {
    registry.add_importer(std::make_unique<LuxImporter>());
}

}  // namespace

FRONTEIRA_PLUGIN("lux", activate)
