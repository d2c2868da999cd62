// SPDX-License-Identifier: MIT
#include "generate/cells.hpp"

#include <fronteira/random.hpp>

#include "generate/noise.hpp"

#include <algorithm>
#include <map>

namespace fronteira::generate {
namespace {

using geometry::Images;
using geometry::Symmetry;

constexpr int row_spacing = 28;    // cell_spacing times the half root of 3: a net of triangles
constexpr int least_pixels = 250;  // of some 900; a cell that is smaller would make a sliver
constexpr int least_border = 5;    // pixels that two cells must touch along to be neighbours

/// Which pixels are cut, and which of them every other one is an image of.
class Parts {
 public:
    Parts(int width, int height, Symmetry symmetry)
        : width_(width), height_(height), images_(symmetry, 2 * width, 2 * height) {}

    int count() const { return images_.count(); }

    /// Whether a pixel is cut: it is in the first part, and all its images are on the plane.
    bool is_cut(Point pixel) const {
        const int dx = 2 * pixel.x + 1 - width_, dy = 2 * pixel.y + 1 - height_;
        switch (images_.symmetry()) {
            case Symmetry::none:
                return true;
            case Symmetry::left_right:
            case Symmetry::half_turn:
                return dx < 0;
            case Symmetry::top_bottom:
                return dy < 0;
            case Symmetry::both_ways:
                return dx < 0 && dy < 0;
            case Symmetry::quarter_turn:
                return dx < 0 && dy < 0 && all_on_plane(pixel);
            // Within 60 degrees of straight up.
            case Symmetry::third_turn:
                return dy < 0 && std::abs(dx) * int64_t{1000} < -dy * int64_t{1732} &&
                       all_on_plane(pixel);
        }
        return false;
    }

    /// The pixel that is cut of which this is the image `number`.
    bool find_origin(Point pixel, Point& origin, int& number) const {
        for (number = 0; number < count(); ++number) {
            origin = of(pixel, images_.back(number));
            if (is_on_plane(origin) && is_cut(origin)) return true;
        }
        return false;
    }

 private:
    Point of(Point pixel, int number) const {
        const Point middle = images_.of({2 * pixel.x + 1, 2 * pixel.y + 1}, number);
        return {middle.x < 0 ? -1 : middle.x / 2, middle.y < 0 ? -1 : middle.y / 2};
    }
    bool is_on_plane(Point pixel) const {
        return pixel.x >= 0 && pixel.y >= 0 && pixel.x < width_ && pixel.y < height_;
    }
    bool all_on_plane(Point pixel) const {
        for (int number = 1; number < count(); ++number)
            if (!is_on_plane(of(pixel, number))) return false;
        return true;
    }

    int width_, height_;
    Images images_;  ///< of places of half a pixel
};

class Cutting {
 public:
    Cutting(int width, int height, Symmetry symmetry, uint64_t seed)
        : parts_(width, height, symmetry), seed_(seed) {
        cells_.width = width;
        cells_.height = height;
        const size_t pixels = static_cast<size_t>(width) * static_cast<size_t>(height);
        cells_.cell.assign(pixels, Cells::none);
        cells_.image.assign(pixels, 0);
    }

    Cells run() {
        scatter_middles();
        cut();
        give_away_fragments();
        repeat();
        find_neighbours();
        return std::move(cells_);
    }

 private:
    template <class See>
    void each_pixel(See see) const {
        for (int y = 0; y < cells_.height; ++y)
            for (int x = 0; x < cells_.width; ++x) see(Point{x, y}, cells_.at(x, y));
    }

    /// On a net of triangles, each shaken a little.
    void scatter_middles() {
        Random lot{seed_};
        columns_ = cells_.width / cell_spacing + 3;
        rows_ = cells_.height / row_spacing + 3;
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column) {
                constexpr int shake = cell_spacing * 5 / 16;
                const Point middle{(column - 1) * cell_spacing + (row % 2) * cell_spacing / 2 +
                                       lot.between(-shake, shake),
                                   (row - 1) * row_spacing + lot.between(-shake, shake)};
                const bool inside = middle.x >= 0 && middle.y >= 0 && middle.x < cells_.width &&
                                    middle.y < cells_.height;
                numbers_.push_back(inside && parts_.is_cut(middle) ? fresh() : Cells::none);
                middles_.push_back(middle);
            }
    }

    int fresh() {
        cells_.beside.emplace_back();
        cells_.near.emplace_back();
        return cells_.count() - 1;
    }

    /// Every pixel belongs to the nearest middle, seen through uneven glass.
    void cut() {
        each_pixel([&](Point pixel, size_t at) {
            if (parts_.is_cut(pixel)) cells_.cell[at] = nearest(shifted(pixel));
        });
    }

    Point shifted(Point pixel) const {
        Point at = pixel;
        uint64_t layer = derived_seed(seed_, 1);
        for (const auto& [length, height] : {std::pair(44, 15), {19, 8}, {9, 5}}) {
            at.x += noise(layer++, pixel.x, pixel.y, length, height);
            at.y += noise(layer++, pixel.x, pixel.y, length, height);
        }
        return at;
    }

    int nearest(Point place) const {
        const int row = place.y / row_spacing + 1, column = place.x / cell_spacing + 1;
        int best = Cells::none;
        // Where a part is narrow its middles lie farther off than the next row.
        for (int reach = 2; best == Cells::none && reach < rows_ + columns_; reach *= 2) {
            int64_t least = INT64_MAX;
            for (int r = std::max(0, row - reach); r <= std::min(rows_ - 1, row + reach); ++r)
                for (int c = std::max(0, column - reach);
                     c <= std::min(columns_ - 1, column + reach); ++c) {
                    const auto knot = static_cast<size_t>(r * columns_ + c);
                    if (numbers_[knot] == Cells::none) continue;
                    const int64_t dx = middles_[knot].x - place.x, dy = middles_[knot].y - place.y;
                    if (dx * dx + dy * dy >= least) continue;
                    least = dx * dx + dy * dy;
                    best = numbers_[knot];
                }
        }
        return best;
    }

    /// Calls `see` for the pixels beside one.
    template <class See>
    void each_beside(size_t pixel, See see) const {
        const auto width = static_cast<size_t>(cells_.width);
        const size_t x = pixel % width;
        if (pixel >= width) see(pixel - width);
        if (x > 0) see(pixel - 1);
        if (x + 1 < width) see(pixel + 1);
        if (pixel + width < cells_.cell.size()) see(pixel + width);
    }

    /// A cell is its largest piece; the others go to whoever is beside them.
    void give_away_fragments() {
        std::vector<int> piece(cells_.cell.size(), -1);
        std::vector<std::vector<size_t>> pieces;
        for (size_t first = 0; first < piece.size(); ++first) {
            if (cells_.cell[first] == Cells::none || piece[first] >= 0) continue;
            const int number = static_cast<int>(pieces.size());
            std::vector<size_t> pixels{first};
            piece[first] = number;
            for (size_t i = 0; i < pixels.size(); ++i)
                each_beside(pixels[i], [&](size_t other) {
                    if (piece[other] >= 0 || cells_.cell[other] != cells_.cell[first]) return;
                    piece[other] = number;
                    pixels.push_back(other);
                });
            pieces.push_back(std::move(pixels));
        }
        std::vector<size_t> largest(static_cast<size_t>(cells_.count()), pieces.size());
        for (size_t i = 0; i < pieces.size(); ++i) {
            size_t& best = largest[static_cast<size_t>(cells_.cell[pieces[i].front()])];
            if (best == pieces.size() || pieces[i].size() > pieces[best].size()) best = i;
        }
        cells_.usable.resize(static_cast<size_t>(cells_.count()));
        std::vector<size_t> rim;
        for (size_t i = 0; i < pieces.size(); ++i) {
            const auto owner = static_cast<size_t>(cells_.cell[pieces[i].front()]);
            const bool kept = largest[owner] == i;
            if (kept) cells_.usable[owner] = pieces[i].size() >= least_pixels;
            for (const size_t pixel : pieces[i])
                if (kept)
                    rim.push_back(pixel);
                else
                    cells_.cell[pixel] = orphan;
        }
        for (size_t i = 0; i < rim.size(); ++i)
            each_beside(rim[i], [&](size_t other) {
                if (cells_.cell[other] != orphan) return;
                cells_.cell[other] = cells_.cell[rim[i]];
                rim.push_back(other);
            });
    }

    void repeat() {
        each_pixel([&](Point pixel, size_t at) {
            Point origin;
            int number = 0;
            if (!parts_.find_origin(pixel, origin, number)) return;
            cells_.cell[at] = cells_.cell[cells_.at(origin.x, origin.y)];
            cells_.image[at] = number;
        });
    }

    void find_neighbours() {
        std::map<std::pair<int, int>, int> same, any;
        const auto meet = [&](size_t one, size_t other) {
            const int a = cells_.cell[one], b = cells_.cell[other];
            if (a == b && cells_.image[one] == cells_.image[other]) return;
            // At the end of the plane: no place for land, which would be cut off.
            for (const int end : {a, b})
                if (std::min(a, b) == Cells::none && end != Cells::none)
                    cells_.usable[static_cast<size_t>(end)] = false;
            if (std::min(a, b) == Cells::none || a == b) return;
            ++any[std::minmax(a, b)];
            if (cells_.image[one] == cells_.image[other]) ++same[std::minmax(a, b)];
        };
        each_pixel([&](Point pixel, size_t at) {
            const int cell = cells_.cell[at];
            const bool edge = pixel.x == 0 || pixel.y == 0 || pixel.x + 1 == cells_.width ||
                              pixel.y + 1 == cells_.height;
            if (edge && cell != Cells::none) cells_.usable[static_cast<size_t>(cell)] = false;
            if (pixel.x + 1 < cells_.width) meet(at, at + 1);
            if (pixel.y + 1 < cells_.height) meet(at, at + static_cast<size_t>(cells_.width));
        });
        const auto join = [](const auto& borders, auto& lists, int least) {
            for (const auto& [pair, pixels] : borders) {
                if (pixels < least) continue;
                lists[static_cast<size_t>(pair.first)].push_back(pair.second);
                lists[static_cast<size_t>(pair.second)].push_back(pair.first);
            }
        };
        join(same, cells_.beside, least_border);
        join(any, cells_.near, 1);
    }

    static constexpr int orphan = -2;

    Parts parts_;
    uint64_t seed_;
    Cells cells_;
    int columns_ = 0, rows_ = 0;
    std::vector<Point> middles_;  ///< row by row
    std::vector<int> numbers_;    ///< of their cells
};

}  // namespace

Cells cut_cells(int width, int height, Symmetry symmetry, uint64_t seed) {
    return Cutting(width, height, symmetry, seed).run();
}

}  // namespace fronteira::generate
