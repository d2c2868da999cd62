// SPDX-License-Identifier: MIT
// Maps of the game Domination: a `.map` text, its `.cards`, and a picture of its countries.
#include <fronteira/plugin.hpp>

#include "formats.hpp"

namespace domination {

fronteira::FileFormat format() {
    return {"domination", "Domination", {".map"}};
}

}  // namespace domination

static void activate(fronteira::Registry& registry) {
    registry.add_importer(domination::make_importer());
    registry.add_exporter(domination::make_exporter());
}

FRONTEIRA_PLUGIN("domination", activate)
