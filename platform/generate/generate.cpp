// SPDX-License-Identifier: MIT
#include "generate/generate.hpp"

#include <fronteira/random.hpp>

#include "draft/names.hpp"
#include "generate/cells.hpp"
#include "generate/continents.hpp"
#include "generate/land_outlines.hpp"
#include "generate/place_names.hpp"
#include "generate/region_colours.hpp"
#include "generate/sea_links.hpp"
#include "geometry/borders.hpp"
#include "geometry/outline.hpp"
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
constexpr int most_tries = 40;
constexpr int least_spaces = 2, most_spaces = 2000;

Diagnostics check(const Recipe& recipe) {
    Diagnostics faults;
    const auto within = [&](const char* what, int64_t value, int64_t least, int64_t most) {
        if (value < least || value > most)
            faults.push_back(
                error_at({}, "generate.number", std::string(what) + ": " + std::to_string(value),
                         "from " + std::to_string(least) + " to " + std::to_string(most)));
    };
    within("spaces", recipe.spaces, least_spaces, most_spaces);
    // What is wrong is told together, each number by what the others could be.
    const int most_regions = std::clamp(recipe.spaces, least_spaces, most_spaces);
    within("regions", recipe.regions, 1, most_regions);
    within("landmasses", recipe.landmasses, 1, std::clamp(recipe.regions, 1, most_regions));
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
        const std::vector<Outline> outlines = land_outlines(cells_, number_, recipe_);
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
        add_links(geometry::find_touching(geometry::outlines_of(map_)), "land");
        add_links(find_sea_links(map_), "sea");
    }

    /// In all images, even where pixels turned by a third leave a gap: all parts are worth the
    /// same.
    template <class Pairs>
    void add_links(const Pairs& pairs, const char* kind) {
        for (const auto& [from, to] : pairs)
            for (int image = 0; image < images_.count(); ++image) {
                const int one = image_of(from, image), other = image_of(to, image);
                if (linked_.insert(std::minmax(one, other)).second) add_link(one, other, kind);
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
    std::vector<int> region_of_;            ///< of each cell
    std::vector<int> number_;               ///< of each cell that is land, from 1
    int land_ = 0;                          ///< cells that are
    std::set<std::pair<int, int>> linked_;  ///< spaces, the lesser number first
    PlaceNames names_{derived_seed(recipe_.seed, 3)};
    Map map_;
};

}  // namespace

Result<Map> generate(const Recipe& recipe) {
    if (Diagnostics faults = check(recipe); !faults.empty()) return fail(std::move(faults));
    return Generation(recipe).run();
}

}  // namespace fronteira::generate
