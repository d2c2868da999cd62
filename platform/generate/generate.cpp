// SPDX-License-Identifier: MIT
#include "generate/generate.hpp"

#include <fronteira/random.hpp>

#include "draft/names.hpp"
#include "generate/cells.hpp"
#include "generate/continents.hpp"
#include "generate/place_names.hpp"
#include "generate/region_colours.hpp"
#include "generate/sea_links.hpp"
#include "geometry/borders.hpp"
#include "geometry/label_image.hpp"
#include "geometry/simplify.hpp"
#include "survey/graph.hpp"
#include "survey/survey.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace fronteira::generate {
namespace {

using geometry::Images;
using geometry::Outline;

constexpr double pixels_of_cell = cell_spacing * cell_spacing * 0.866;
constexpr double least_pixel = 2;  // units of the plane
constexpr double roughness = 1.3;  // pixels
constexpr int most_tries = 40;

Diagnostics check(const Recipe& recipe) {
    Diagnostics faults;
    const auto within = [&](const char* what, int64_t value, int64_t least, int64_t most) {
        if (value < least || value > most)
            faults.push_back(
                error_at({}, "generate.number", std::string(what) + ": " + std::to_string(value),
                         "from " + std::to_string(least) + " to " + std::to_string(most)));
    };
    within("spaces", recipe.spaces, 2, 2000);
    if (faults.empty()) within("regions", recipe.regions, 1, recipe.spaces);
    if (faults.empty()) within("landmasses", recipe.landmasses, 1, recipe.regions);
    within("land", recipe.land, 10, 90);
    within("width", recipe.width, 1, 1'000'000);
    within("height", recipe.height, 1, 1'000'000);
    return faults;
}

class Generation {
 public:
    explicit Generation(const Recipe& recipe)
        : recipe_(recipe), images_(recipe.symmetry, recipe.width, recipe.height) {
        const int parts = images_.count();
        spaces_ = std::max(1, (recipe.spaces + parts / 2) / parts);
        regions_ = std::clamp((recipe.regions + parts / 2) / parts, 1, spaces_);
        landmasses_ = std::clamp((recipe.landmasses + parts / 2) / parts, 1, regions_);
    }

    Result<Map> run() {
        if (!cut())
            return fail(error_at({}, "generate.small_plane",
                                 "the plane is too small for so many spaces",
                                 "make it larger, or ask for fewer spaces or less land"));
        region_of_ =
            raise_land(cells_, spaces_, regions_, landmasses_, derived_seed(recipe_.seed, 2))
                .region;
        head();
        draw_spaces();
        link();
        finish_regions();
        return std::move(map_);
    }

 private:
    /// With pixels so small that there are cells enough.
    bool cut() {
        const double wanted = double(spaces_) * images_.count() * 100 / recipe_.land;
        double pixel =
            std::sqrt(double(recipe_.width) * recipe_.height / (wanted * pixels_of_cell));
        for (int tries = 0; tries < most_tries && pixel >= least_pixel; ++tries, pixel *= 0.95) {
            const int width = even(recipe_.width / pixel), height = even(recipe_.height / pixel);
            cells_ = cut_cells(width, height, recipe_.symmetry, derived_seed(recipe_.seed, 1));
            const auto usable = std::count(cells_.usable.begin(), cells_.usable.end(), true);
            // Some are the sea between lands.
            if (usable * 9 / 10 >= spaces_ + 2 * (landmasses_ - 1)) return true;
        }
        return false;
    }

    static int even(double pixels) {
        return std::max(2, 2 * static_cast<int>(std::lround(pixels / 2)));
    }

    void head() {
        map_.id = "generated";
        map_.name[""] = "Generated";
        map_.licence = "CC0-1.0";
        map_.source = "Generated, seed " + std::to_string(recipe_.seed);
        map_.width = recipe_.width;
        map_.height = recipe_.height;
    }

    /// Spaces are numbered by image, and in each image alike.
    void draw_spaces() {
        number_.assign(static_cast<size_t>(cells_.count()), 0);
        for (size_t cell = 0; cell < number_.size(); ++cell)
            if (region_of_[cell] >= 0) number_[cell] = ++land_;
        std::vector<Outline> outlines = traced();
        const int all_regions = 1 + *std::max_element(region_of_.begin(), region_of_.end());
        add_regions(all_regions);
        draft::Ids ids("space");
        for (int image = 0; image < images_.count(); ++image)
            for (size_t cell = 0; cell < number_.size(); ++cell) {
                if (region_of_[cell] < 0) continue;
                MapSpace space;
                space.name[""] = names_.place();
                space.id = ids.take(space.name[""]);
                space.region =
                    map_.regions[static_cast<size_t>(image * all_regions + region_of_[cell])].id;
                space.outline = outlines[static_cast<size_t>(image * land_ + number_[cell] - 1)];
                space.anchor = geometry::label_place(space.outline);
                map_.spaces.push_back(std::move(space));
            }
    }

    std::vector<Outline> traced() const {
        geometry::LabelImage picture{cells_.width, cells_.height, {}};
        picture.labels.resize(cells_.cell.size());
        for (size_t i = 0; i < cells_.cell.size(); ++i) {
            if (cells_.cell[i] == Cells::none) continue;
            const int number = number_[static_cast<size_t>(cells_.cell[i])];
            if (number > 0)
                picture.labels[i] = static_cast<uint16_t>(cells_.image[i] * land_ + number);
        }
        std::vector<Outline> outlines = geometry::trace(picture, land_ * images_.count());
        for (Outline& outline : outlines) drop_specks(outline);
        geometry::simplify(outlines, roughness);
        for (Outline& outline : outlines)
            for (Ring& ring : outline)
                for (Point& corner : ring) corner = on_plane(corner);
        if (images_.is_exact()) repeat(outlines);
        return outlines;
    }

    /// A turn by a third leaves specks and pinholes where pixels do not fall upon pixels.
    static void drop_specks(Outline& outline) {
        constexpr int64_t speck = int64_t{2} * 40;  // twice the area
        const auto area = [](const Ring& ring) { return std::abs(geometry::twice_area(ring)); };
        int64_t largest = 0;
        for (const Ring& ring : outline) largest = std::max(largest, area(ring));
        std::erase_if(outline,
                      [&](const Ring& ring) { return area(ring) < std::min(speck, largest); });
    }

    Point on_plane(Point pixel) const {
        const auto scaled = [](int64_t at, int64_t size, int64_t pixels) {
            return static_cast<int32_t>((at * size + pixels / 2) / pixels);
        };
        return {scaled(pixel.x, recipe_.width, cells_.width),
                scaled(pixel.y, recipe_.height, cells_.height)};
    }

    /// Corners that were left out may differ from image to image; those of the first count.
    void repeat(std::vector<Outline>& outlines) const {
        for (int image = 1; image < images_.count(); ++image)
            for (int space = 0; space < land_; ++space) {
                Outline& outline = outlines[static_cast<size_t>(image * land_ + space)];
                outline = outlines[static_cast<size_t>(space)];
                for (Ring& ring : outline)
                    for (Point& corner : ring) corner = images_.of(corner, image);
            }
    }

    void add_regions(int of_each_image) {
        draft::Ids ids("region");
        for (int i = 0; i < of_each_image * images_.count(); ++i) {
            MapRegion region;
            region.name[""] = names_.country();
            region.id = ids.take(region.name[""]);
            map_.regions.push_back(std::move(region));
        }
    }

    void link() {
        std::vector<Outline> outlines;
        for (const MapSpace& space : map_.spaces) outlines.push_back(space.outline);
        for (const geometry::SharedBorder& border : geometry::find_borders(outlines))
            add_link(border.first, border.second, "land");
        std::set<std::pair<int, int>> known;
        for (const auto& [from, to] : find_sea_links(map_))
            for (int image = 0; image < images_.count(); ++image) {
                const int one = image_of(from, image), other = image_of(to, image);
                if (known.insert(std::minmax(one, other)).second) add_link(one, other, "sea");
            }
    }

    int image_of(int space, int image) const {
        return images_.after(image, space / land_) * land_ + space % land_;
    }

    void add_link(int from, int to, const char* kind) {
        map_.links.push_back({map_.spaces[static_cast<size_t>(from)].id,
                              map_.spaces[static_cast<size_t>(to)].id,
                              kind,
                              false,
                              {}});
    }

    /// Colours that neighbours can be told apart by, and a bonus by what there is to hold: a third
    /// of the spaces and of those that can be attacked.
    void finish_regions() {
        const survey::Graph graph = survey::graph_of(map_);
        const survey::Survey worth = survey::survey(map_);
        std::vector<std::set<int>> beside(map_.regions.size());
        for (int space = 0; space < graph.spaces(); ++space)
            for (const int other : graph.beside[static_cast<size_t>(space)])
                beside[static_cast<size_t>(graph.region_of[static_cast<size_t>(space)])].insert(
                    graph.region_of[static_cast<size_t>(other)]);
        std::vector<std::string> used;
        for (size_t region = 0; region < map_.regions.size(); ++region) {
            std::vector<std::string> near;
            for (const int other : beside[region])
                if (other < static_cast<int>(region))
                    near.push_back(map_.regions[static_cast<size_t>(other)].colour);
            MapRegion& one = map_.regions[region];
            one.colour = colour_for_region(used, near);
            used.push_back(one.colour);
            const auto& found = worth.regions[region];
            one.attributes["bonus"] = std::max(1, (found.spaces + found.gates + 1) / 3);
        }
    }

    const Recipe& recipe_;
    Images images_;
    int spaces_, regions_, landmasses_;  ///< of one part
    Cells cells_;
    std::vector<int> region_of_;  ///< of each cell
    std::vector<int> number_;     ///< of each cell that is land, from 1
    int land_ = 0;                ///< cells that are
    PlaceNames names_{derived_seed(recipe_.seed, 3)};
    Map map_;
};

}  // namespace

Result<Map> generate(const Recipe& recipe) {
    if (Diagnostics faults = check(recipe); !faults.empty()) return fail(std::move(faults));
    return Generation(recipe).run();
}

}  // namespace fronteira::generate
