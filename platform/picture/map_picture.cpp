// SPDX-License-Identifier: MIT
#include "picture/map_picture.hpp"

#include "geometry/borders.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <unordered_map>

namespace fronteira::picture {
namespace {

constexpr Colour sea{0xcf, 0xdf, 0xea};
constexpr Colour land{0xb8, 0xb8, 0xb0};
constexpr Colour ink{0x30, 0x38, 0x40};

int pixels(int32_t side, double scale) {
    return std::clamp(static_cast<int>(std::lround(side * scale)), 1, longest_side);
}

std::vector<geometry::Outline> outlines_of(const Map& map) {
    std::vector<geometry::Outline> outlines;
    for (const MapSpace& space : map.spaces) outlines.push_back(space.outline);
    return outlines;
}

void draw_dot(geometry::LabelImage& image, Point centre, int dot, uint16_t label) {
    const int radius = dot / 2;
    for (int dy = -radius; dy <= radius; ++dy)
        for (int dx = -radius; dx <= radius; ++dx) {
            const int x = std::clamp(centre.x, 0, image.width - 1) + dx;
            const int y = std::clamp(centre.y, 0, image.height - 1) + dy;
            if (dx * dx + dy * dy > radius * radius || x < 0 || y < 0 || x >= image.width ||
                y >= image.height)
                continue;
            image.labels[static_cast<size_t>(y) * static_cast<size_t>(image.width) +
                         static_cast<size_t>(x)] = label;
        }
}

Point scaled(Point p, double scale) {
    return {static_cast<int32_t>(std::lround(p.x * scale)),
            static_cast<int32_t>(std::lround(p.y * scale))};
}

void draw_line(Picture& picture, Point from, Point to) {
    const int length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    for (int i = 0; i <= length; ++i) {
        const int x = from.x + (length ? (to.x - from.x) * i / length : 0);
        const int y = from.y + (length ? (to.y - from.y) * i / length : 0);
        if (x >= 0 && y >= 0 && x < picture.width && y < picture.height) picture.at(x, y) = ink;
    }
}

/// Links that one sees as a common border need no line.
void draw_links(Picture& picture, const Map& map, double scale) {
    std::set<std::pair<int, int>> touching;
    for (const geometry::SharedBorder& border : geometry::find_borders(outlines_of(map)))
        touching.insert({border.first, border.second});
    std::unordered_map<std::string, int> numbers;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        numbers.emplace(map.spaces[i].id, static_cast<int>(i));
    for (const MapLink& link : map.links) {
        const int from = numbers.at(link.from);
        const int to = numbers.at(link.to);
        if (touching.contains({std::min(from, to), std::max(from, to)})) continue;
        draw_line(picture, scaled(map.spaces[static_cast<size_t>(from)].anchor, scale),
                  scaled(map.spaces[static_cast<size_t>(to)].anchor, scale));
    }
}

}  // namespace

double fitting_scale(const Map& map, int longest) {
    const int32_t longer = std::max({map.width, map.height, 1});
    return longer <= longest ? 1.0 : double(longest) / longer;
}

geometry::LabelImage label_spaces(const Map& map, double scale, int dot) {
    geometry::LabelImage image = geometry::fill(outlines_of(map), pixels(map.width, scale),
                                                pixels(map.height, scale), scale);
    std::vector<bool> seen(map.spaces.size() + 1);
    for (const uint16_t label : image.labels) seen[label] = true;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        if (!seen[i + 1])
            draw_dot(image, scaled(map.spaces[i].anchor, scale), dot, static_cast<uint16_t>(i + 1));
    return image;
}

Colour colour_of(const std::string& text) {
    if (text.size() != 7 || text[0] != '#') return land;
    unsigned value = 0;
    const auto [end, fault] = std::from_chars(text.data() + 1, text.data() + 7, value, 16);
    if (fault != std::errc{} || end != text.data() + 7) return land;
    return {static_cast<uint8_t>(value >> 16), static_cast<uint8_t>(value >> 8),
            static_cast<uint8_t>(value)};
}

Picture paint_map(const Map& map, const geometry::LabelImage& labels, double scale) {
    std::unordered_map<std::string, Colour> regions;
    for (const MapRegion& region : map.regions) regions[region.id] = colour_of(region.colour);
    std::vector<Colour> colours{sea};
    for (const MapSpace& space : map.spaces) {
        const auto region = regions.find(space.region);
        colours.push_back(region == regions.end() ? land : region->second);
    }
    Picture picture(labels.width, labels.height, sea);
    draw_links(picture, map, scale);
    for (int y = 0; y < labels.height; ++y)
        for (int x = 0; x < labels.width; ++x) {
            const uint16_t label = labels.at(x, y);
            const bool edge = label != labels.at(x + 1, y) || label != labels.at(x, y + 1);
            if (label != 0) picture.at(x, y) = colours[label];
            if (edge && x + 1 < labels.width && y + 1 < labels.height) picture.at(x, y) = ink;
        }
    return picture;
}

}  // namespace fronteira::picture
