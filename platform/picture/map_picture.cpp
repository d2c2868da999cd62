// SPDX-License-Identifier: MIT
#include "picture/map_picture.hpp"

#include "geometry/borders.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_map>

namespace fronteira::picture {
namespace {

constexpr Colour sea{0xcf, 0xdf, 0xea};
constexpr Colour land{0xb8, 0xb8, 0xb0};
constexpr Colour ink{0x30, 0x38, 0x40};

int pixels(int32_t side, double scale) {
    return std::clamp(static_cast<int>(std::lround(side * scale)), 1, longest_side);
}

Point scaled(Point p, double scale) {
    return {static_cast<int32_t>(std::lround(p.x * scale)),
            static_cast<int32_t>(std::lround(p.y * scale))};
}

/// Discs about the anchors of spaces that have no pixels of their own.
class Dots {
 public:
    Dots(geometry::LabelImage& image, const Map& map, double scale, int size)
        : image_(image), map_(map), scale_(scale), radius_(size / 2), filled_(image.labels) {}

    /// `label`: of the space, from 1.
    void draw(uint16_t label) {
        const Point at = scaled(anchor(label), scale_);
        const Point centre{std::clamp(at.x, 0, image_.width - 1),
                           std::clamp(at.y, 0, image_.height - 1)};
        const uint16_t under = filled_[index(centre)];
        for (int dy = -radius_; dy <= radius_; ++dy)
            for (int dx = -radius_; dx <= radius_; ++dx) {
                const Point pixel{centre.x + dx, centre.y + dy};
                if (dx * dx + dy * dy > radius_ * radius_ || pixel.x < 0 || pixel.y < 0 ||
                    pixel.x >= image_.width || pixel.y >= image_.height)
                    continue;
                if (may_take(pixel, label, under)) image_.labels[index(pixel)] = label;
            }
    }

 private:
    const Point& anchor(uint16_t label) const { return map_.spaces[label - size_t{1}].anchor; }

    size_t index(Point pixel) const {
        return static_cast<size_t>(pixel.y) * static_cast<size_t>(image_.width) +
               static_cast<size_t>(pixel.x);
    }

    /// Only of what is filled where the anchor itself lies, and of other discs what is nearer.
    bool may_take(Point pixel, uint16_t label, uint16_t under) const {
        const uint16_t filled = filled_[index(pixel)];
        if (filled != 0 && filled != under) return false;
        const uint16_t owner = image_.labels[index(pixel)];
        return owner == filled || away(pixel, label) < away(pixel, owner);
    }

    /// Squared.
    double away(Point pixel, uint16_t label) const {
        const double dx = pixel.x - anchor(label).x * scale_;
        const double dy = pixel.y - anchor(label).y * scale_;
        return dx * dx + dy * dy;
    }

    geometry::LabelImage& image_;
    const Map& map_;
    double scale_;
    int radius_;
    std::vector<uint16_t> filled_;  ///< before there were discs
};

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
    const auto touching = geometry::find_touching(geometry::outlines_of(map));
    std::unordered_map<std::string, int> numbers;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        numbers.emplace(map.spaces[i].id, static_cast<int>(i));
    for (const MapLink& link : map.links) {
        const int from = numbers.at(link.from);
        const int to = numbers.at(link.to);
        if (touching.contains(std::minmax(from, to))) continue;
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
    geometry::LabelImage image = geometry::fill(
        geometry::outlines_of(map), pixels(map.width, scale), pixels(map.height, scale), scale);
    std::vector<bool> seen(map.spaces.size() + 1);
    for (const uint16_t label : image.labels) seen[label] = true;
    Dots dots(image, map, scale, dot);
    for (size_t label = 1; label < seen.size(); ++label)
        if (!seen[label]) dots.draw(static_cast<uint16_t>(label));
    return image;
}

size_t count_covered(const Map& map, const geometry::LabelImage& labels, double scale) {
    size_t count = 0;
    for (size_t i = 0; i < map.spaces.size(); ++i) {
        const Point at = scaled(map.spaces[i].anchor, scale);
        const uint16_t label = labels.at(std::clamp(at.x, 0, labels.width - 1),
                                         std::clamp(at.y, 0, labels.height - 1));
        if (label != 0 && label != i + 1) ++count;
    }
    return count;
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
