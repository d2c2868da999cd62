// SPDX-License-Identifier: MIT
#include "grid/grid.hpp"

#include <array>
#include <string>

namespace fronteira::grid {
namespace {

constexpr int cell = 100;  // units of the plane per cell

struct Direction {
    const char* name;
    int dx;
    int dy;
};

constexpr std::array<Direction, 8> square = {{{"north", 0, -1},
                                              {"east", 1, 0},
                                              {"south", 0, 1},
                                              {"west", -1, 0},
                                              {"north_east", 1, -1},
                                              {"south_east", 1, 1},
                                              {"south_west", -1, 1},
                                              {"north_west", -1, -1}}};

// Hexagons with a point at the top; odd rows are shifted right by half a cell.
constexpr std::array<Direction, 6> hex_even = {{{"east", 1, 0},
                                                {"west", -1, 0},
                                                {"north_east", 0, -1},
                                                {"north_west", -1, -1},
                                                {"south_east", 0, 1},
                                                {"south_west", -1, 1}}};
constexpr std::array<Direction, 6> hex_odd = {{{"east", 1, 0},
                                               {"west", -1, 0},
                                               {"north_east", 1, -1},
                                               {"north_west", 0, -1},
                                               {"south_east", 1, 1},
                                               {"south_west", 0, 1}}};

std::string cell_id(int x, int y) {
    return "c" + std::to_string(x) + "_" + std::to_string(y);
}

/// `a1` at the top left: a letter for the column (`aa` follows `z`), a number for the row.
std::string cell_name(int x, int y) {
    std::string letters;
    for (int rest = x; rest >= 0; rest = rest / 26 - 1)
        letters.insert(letters.begin(), static_cast<char>('a' + rest % 26));
    return letters + std::to_string(y + 1);
}

MapSpace square_cell(int x, int y) {
    MapSpace space;
    const int left = x * cell, top = y * cell, right = left + cell, bottom = top + cell;
    space.anchor = {left + cell / 2, top + cell / 2};
    space.outline = {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
    return space;
}

MapSpace hex_cell(int x, int y) {
    MapSpace space;
    const int left = x * cell + (y % 2) * cell / 2, top = y * 84;
    const int middle = left + cell / 2, right = left + cell;
    space.anchor = {middle, top + 56};
    space.outline = {{{middle, top},
                      {right, top + 28},
                      {right, top + 84},
                      {middle, top + 112},
                      {left, top + 84},
                      {left, top + 28}}};
    return space;
}

template <size_t N>
void add_links(Map& map, int x, int y, const std::array<Direction, N>& directions, size_t used) {
    for (size_t i = 0; i < used; ++i) {
        const int to_x = x + directions[i].dx, to_y = y + directions[i].dy;
        if (to_x < 0 || to_y < 0 || to_x >= map.grid.width || to_y >= map.grid.height) continue;
        map.links.push_back(
            {cell_id(x, y), cell_id(to_x, to_y), directions[i].name, true, map.grid.place});
    }
}

}  // namespace

Map spell_out(const Map& map) {
    Map out = map;
    const bool hex = map.grid.shape == MapGrid::Shape::hex;
    out.width = map.grid.width * cell + (hex ? cell / 2 : 0);
    out.height = hex ? map.grid.height * 84 + 28 : map.grid.height * cell;
    for (int y = 0; y < map.grid.height; ++y)
        for (int x = 0; x < map.grid.width; ++x) {
            MapSpace space = hex ? hex_cell(x, y) : square_cell(x, y);
            space.id = cell_id(x, y);
            space.name[""] = cell_name(x, y);
            space.place = map.grid.place;
            out.spaces.push_back(std::move(space));
        }
    for (int y = 0; y < map.grid.height; ++y)
        for (int x = 0; x < map.grid.width; ++x) {
            if (hex && y % 2 == 0) add_links(out, x, y, hex_even, hex_even.size());
            if (hex && y % 2 == 1) add_links(out, x, y, hex_odd, hex_odd.size());
            if (!hex)
                add_links(out, x, y, square,
                          map.grid.shape == MapGrid::Shape::square_with_diagonals ? 8 : 4);
        }
    return out;
}

}  // namespace fronteira::grid
