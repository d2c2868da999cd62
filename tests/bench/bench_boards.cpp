// SPDX-License-Identifier: MIT
#include "bench_boards.hpp"

#include "content/maps/map_writer.hpp"

namespace fronteira::bench {
namespace {

std::string cell(int x, int y) {
    return "s" + std::to_string(x) + "_" + std::to_string(y);
}

MapSpace drawn_space(int x, int y) {
    constexpr int size = 40;
    const int left = x * size, top = y * size, half = size / 2, end = size;
    MapSpace space;
    space.id = cell(x, y);
    space.name[""] = space.id;
    space.region = "r" + std::to_string(y / 10) + "_" + std::to_string(x / 10);
    space.anchor = {left + half, top + half};
    space.outline = {{{left, top},
                      {left + half, top},
                      {left + end, top},
                      {left + end, top + half},
                      {left + end, top + end},
                      {left + half, top + end},
                      {left, top + end},
                      {left, top + half}}};
    return space;
}

}  // namespace

std::string drawn_map(int side) {
    Map map;
    map.id = "drawn";
    map.name[""] = "Drawn";
    map.width = map.height = side * 40;
    for (int y = 0; y < (side + 9) / 10; ++y)
        for (int x = 0; x < (side + 9) / 10; ++x) {
            MapRegion region;
            region.id = "r" + std::to_string(y) + "_" + std::to_string(x);
            region.name[""] = region.id;
            map.regions.push_back(std::move(region));
        }
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            map.spaces.push_back(drawn_space(x, y));
            if (x + 1 < side) map.links.push_back({cell(x, y), cell(x + 1, y), "land", false, {}});
            if (y + 1 < side) map.links.push_back({cell(x, y), cell(x, y + 1), "land", false, {}});
        }
    return content::write_map(map);
}

}  // namespace fronteira::bench
