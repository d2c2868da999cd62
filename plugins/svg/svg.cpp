// SPDX-License-Identifier: MIT
// Maps as drawings. What an exported drawing says beyond its shapes stands in attributes `data-*`,
// and is read again; in other drawings shapes are spaces, groups are regions.
#include <fronteira/plugin.hpp>

#include "formats.hpp"

namespace svg {

fronteira::FileFormat format() {
    return {"svg", "SVG drawing", {".svg"}};
}

}  // namespace svg

static void activate(fronteira::Registry& registry) {
    registry.add_importer(svg::make_importer());
    registry.add_exporter(svg::make_exporter());
}

FRONTEIRA_PLUGIN("svg", activate)
