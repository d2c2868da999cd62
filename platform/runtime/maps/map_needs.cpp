// SPDX-License-Identifier: MIT
#include "runtime/maps/map_needs.hpp"

#include "survey/needs.hpp"

namespace fronteira::runtime {
namespace {

/// The board as the map it was made from, as far as needs go: without outlines, every link one way.
Map plan_of(const core::Board& board) {
    Map map;
    map.grid = board.grid();
    for (int i = 0; i < board.region_count(); ++i) map.regions.push_back(board.region(i));
    for (int i = 0; i < board.space_count(); ++i) {
        const MapSpace& space = board.space(i);
        map.spaces.push_back(
            {space.id, {}, space.region, {}, {}, space.tags, space.attributes, space.place});
    }
    for (int link = 0; link < board.link_count(); ++link)
        map.links.push_back({board.space(board.link_from(link)).id,
                             board.space(board.link_to(link)).id,
                             {},
                             true,
                             {}});
    return map;
}

}  // namespace

Diagnostics unmet_needs(const core::Board& board, const Needs& needs, const Place& map) {
    return survey::told(survey::unmet_needs(plan_of(board), needs, map));
}

}  // namespace fronteira::runtime
