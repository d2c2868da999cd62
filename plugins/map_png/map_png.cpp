// SPDX-License-Identifier: MIT
// A map as a picture, for pages and forums.
#include <fronteira/plugin.hpp>

#include "draft/export_losses.hpp"
#include "picture/map_picture.hpp"

namespace {

using namespace fronteira;

constexpr int longest_picture = 2000;
constexpr int dot = 12;
constexpr size_t most_spaces = 65'535;

class PngExporter final : public Exporter {
 public:
    FileFormat format() const override { return {"png", "Picture (PNG)", {".png"}}; }

    Result<Exported> write(const ExportSource& source) const override {
        const Map& map = source.map;
        if (Diagnostics faults = draft::check_drawn(map); !faults.empty())
            return fail(std::move(faults));
        if (map.spaces.size() > most_spaces)
            return fail(error_at(map.place, "png.too_many", "has more than 65535 spaces"));
        const double scale = picture::fitting_scale(map, longest_picture);
        const geometry::LabelImage labels = picture::label_spaces(map, scale, dot);
        Exported exported;
        exported.files = {
            {source.stem + ".png", picture::write_png(picture::paint_map(map, labels, scale))}};
        exported.losses = {loss_at(map.place, "png.picture",
                                   "a picture shows outlines, colours of regions and links across "
                                   "water; names, numbers and tags are not in it")};
        return exported;
    }
};

void activate(Registry& registry) {
    registry.add_exporter(std::make_unique<PngExporter>());
}

}  // namespace

FRONTEIRA_PLUGIN("map_png", activate)
