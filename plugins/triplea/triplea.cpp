// SPDX-License-Identifier: MIT
// Maps of the game TripleA: the file of a game says what territories there are and what is
// connected; `polygons.txt`, `centers.txt` and `map.properties` say how they look.
#include <fronteira/plugin.hpp>

#include "importer.hpp"

namespace {

void activate(fronteira::Registry& registry) {
    registry.add_importer(triplea::make_importer());
}

}  // namespace

FRONTEIRA_PLUGIN("triplea", activate)
