// SPDX-License-Identifier: MIT
// Maps of geographers: each polygon, or group of polygons, is a space.
#include <fronteira/plugin.hpp>

#include "features.hpp"

namespace {

void activate(fronteira::Registry& registry) {
    registry.add_importer(geojson::make_importer());
}

}  // namespace

FRONTEIRA_PLUGIN("geojson", activate)
