// SPDX-License-Identifier: MIT
#include "picture/areas.hpp"

#include "geometry/simplify.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace fronteira::picture {
namespace {

constexpr int nobody = -1;
constexpr int64_t least_deep = 15;  // of so many pixels of an area one must be farther inside
constexpr size_t most_areas = 65'535;

bool alike(Colour a, Colour b, int tolerance) {
    return std::abs(a.red - b.red) <= tolerance && std::abs(a.green - b.green) <= tolerance &&
           std::abs(a.blue - b.blue) <= tolerance;
}

class Finder {
 public:
    Finder(const Picture& picture, const AreaWishes& wishes)
        : picture_(picture), wishes_(wishes), part_(picture.pixels.size(), nobody) {}

    Areas run() {
        flood_parts();
        Areas areas{{picture_.width, picture_.height, {}}, {{}}};
        const std::vector<int> label = label_wide_parts(areas);
        areas.image.labels.resize(part_.size());
        for (size_t i = 0; i < part_.size(); ++i)
            if (part_[i] != nobody)
                areas.image.labels[i] = static_cast<uint16_t>(label[static_cast<size_t>(part_[i])]);
        share_out(areas.image);
        return areas;
    }

 private:
    size_t width() const { return static_cast<size_t>(picture_.width); }

    /// Calls `see` for the pixels above, left, right and below.
    template <class See>
    void each_beside(size_t pixel, See see) const {
        const size_t x = pixel % width();
        if (pixel >= width()) see(pixel - width());
        if (x > 0) see(pixel - 1);
        if (x + 1 < width()) see(pixel + 1);
        if (pixel + width() < part_.size()) see(pixel + width());
    }

    /// Areas begin where the picture is even: a pixel between two colours stands for neither.
    bool is_even(size_t pixel) const {
        bool even = true;
        each_beside(pixel, [&](size_t other) {
            even = even &&
                   alike(picture_.pixels[pixel], picture_.pixels[other], wishes_.tolerance / 4 + 1);
        });
        return even;
    }

    void flood_parts() {
        for (size_t pixel = 0; pixel < part_.size(); ++pixel)
            if (part_[pixel] == nobody && is_even(pixel)) flood(pixel);
    }

    void flood(size_t first) {
        const int part = static_cast<int>(colours_.size());
        const Colour colour = picture_.pixels[first];
        colours_.push_back(colour);
        part_[first] = part;
        std::vector<size_t> open{first};
        while (!open.empty()) {
            const size_t pixel = open.back();
            open.pop_back();
            each_beside(pixel, [&](size_t other) {
                if (part_[other] != nobody ||
                    !alike(picture_.pixels[other], colour, wishes_.tolerance))
                    return;
                part_[other] = part;
                open.push_back(other);
            });
        }
    }

    /// How many pixels it is from each to the nearest that is not of its part.
    std::vector<int> depths() const {
        std::vector<int> deep(part_.size());
        const auto at = [&](int x, int y, int part) {
            if (x < 0 || y < 0 || x >= picture_.width || y >= picture_.height) return 0;
            const size_t pixel = static_cast<size_t>(y) * width() + static_cast<size_t>(x);
            return part_[pixel] == part ? deep[pixel] : 0;
        };
        const auto pass = [&](int x, int y, const std::array<Point, 4>& seen, bool first) {
            const size_t pixel = static_cast<size_t>(y) * width() + static_cast<size_t>(x);
            int least = first ? picture_.width : deep[pixel] - 1;
            for (const Point way : seen)
                least = std::min(least, at(x + way.x, y + way.y, part_[pixel]));
            deep[pixel] = least + 1;
        };
        for (int y = 0; y < picture_.height; ++y)
            for (int x = 0; x < picture_.width; ++x)
                pass(x, y, {{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}}}, true);
        for (int y = picture_.height - 1; y >= 0; --y)
            for (int x = picture_.width - 1; x >= 0; --x)
                pass(x, y, {{{1, 1}, {0, 1}, {-1, 1}, {1, 0}}}, false);
        return deep;
    }

    /// A line is half as deep as it is wide, but for the places where several meet.
    std::vector<int> label_wide_parts(Areas& areas) const {
        const std::vector<int> depth = depths();
        std::vector<int64_t> all(colours_.size()), deep(colours_.size());
        for (size_t pixel = 0; pixel < part_.size(); ++pixel) {
            if (part_[pixel] == nobody) continue;
            const auto part = static_cast<size_t>(part_[pixel]);
            ++all[part];
            if (depth[pixel] > (wishes_.line_width + 1) / 2) ++deep[part];
        }
        std::vector<int> label(colours_.size());
        for (size_t part = 0; part < label.size(); ++part) {
            if (deep[part] * least_deep <= all[part] || areas.colours.size() > most_areas) continue;
            label[part] = static_cast<int>(areas.colours.size());
            areas.colours.push_back(colours_[part]);
        }
        return label;
    }

    /// Pixels without a label go to the area that is nearest.
    void share_out(geometry::LabelImage& image) const {
        std::vector<size_t> rim;
        for (size_t pixel = 0; pixel < image.labels.size(); ++pixel)
            if (image.labels[pixel] != 0) rim.push_back(pixel);
        while (!rim.empty()) {
            std::vector<size_t> next;
            for (const size_t pixel : rim)
                each_beside(pixel, [&](size_t other) {
                    if (image.labels[other] != 0) return;
                    image.labels[other] = image.labels[pixel];
                    next.push_back(other);
                });
            rim = std::move(next);
        }
    }

    const Picture& picture_;
    const AreaWishes& wishes_;
    std::vector<int> part_;
    std::vector<Colour> colours_;  ///< of each part
};

}  // namespace

Areas find_areas(const Picture& picture, const AreaWishes& wishes) {
    return Finder(picture, wishes).run();
}

std::vector<bool> find_sea(const Areas& areas, int tolerance) {
    const geometry::LabelImage& image = areas.image;
    std::vector<int64_t> sizes(areas.colours.size());
    std::vector<bool> at_edge(areas.colours.size());
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            const size_t label = image.at(x, y);
            ++sizes[label];
            if (x == 0 || y == 0 || x + 1 == image.width || y + 1 == image.height)
                at_edge[label] = true;
        }
    size_t largest = 0;
    for (size_t label = 1; label < sizes.size(); ++label)
        if (at_edge[label] && (largest == 0 || sizes[label] > sizes[largest])) largest = label;
    std::vector<bool> sea(areas.colours.size());
    for (size_t label = 1; largest != 0 && label < sea.size(); ++label)
        sea[label] = alike(areas.colours[label], areas.colours[largest], tolerance);
    return sea;
}

std::vector<geometry::Outline> outlines_of(const Areas& areas, double roughness) {
    std::vector<geometry::Outline> outlines = geometry::trace(areas.image, areas.count());
    geometry::simplify(outlines, roughness);
    return outlines;
}

}  // namespace fronteira::picture
