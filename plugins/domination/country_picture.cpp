// SPDX-License-Identifier: MIT
#include "country_picture.hpp"

#include "draft/known_words.hpp"
#include "geometry/simplify.hpp"

namespace domination {

using namespace fronteira;
using geometry::LabelImage;

namespace {

constexpr int sea = 255;
/// Pixels make stairs of lines; a stair is nowhere farther from its line than this.
constexpr double stair = 1.0;
constexpr int64_t speck = 9;
constexpr size_t most_corners = 500'000;

struct Labelled {
    LabelImage image;
    size_t coloured = 0;  ///< pixels whose red, green and blue differ
    size_t strangers = 0;
};

Labelled label(const picture::Picture& picture, size_t countries) {
    Labelled result;
    result.image = {picture.width, picture.height, {}};
    result.image.labels.reserve(picture.pixels.size());
    for (const picture::Colour& pixel : picture.pixels) {
        const bool is_country = pixel.blue >= 1 && pixel.blue <= countries && pixel.blue < sea;
        if (!is_country && pixel.blue != sea) ++result.strangers;
        if (pixel.red != pixel.blue || pixel.green != pixel.blue) ++result.coloured;
        result.image.labels.push_back(is_country ? pixel.blue : uint16_t{0});
    }
    return result;
}

}  // namespace

Result<std::vector<geometry::Outline>> outline_countries(const picture::Picture& picture,
                                                         const MapText& map,
                                                         const std::string& file,
                                                         Diagnostics& losses) {
    const auto tell = [&](const Place& place, const char* code, std::string message) {
        losses.push_back(loss_at(place, std::string("domination.") + code, std::move(message)));
    };
    const Place here{file, 0, 0};
    const size_t count = map.countries.size();
    const Labelled labelled = label(picture, count);
    if (geometry::count_corners(labelled.image) > most_corners)
        return fail(error_at(here, "domination.noise",
                             "is noise: countries have more than 500000 corners of pixels",
                             "save it without dithering and without smooth edges"));
    if (labelled.strangers > 0)
        tell(here, "pixels",
             draft::counted(labelled.strangers, "pixel") +
                 (labelled.strangers == 1 ? " belongs" : " belong") + " to no country of the map");
    if (labelled.coloured > 0)
        tell(here, "not_grey",
             draft::counted(labelled.coloured, "pixel") +
                 (labelled.coloured == 1 ? " is not grey; its blue value counts"
                                         : " are not grey; their blue value counts"));
    std::vector<geometry::Outline> outlines =
        geometry::trace(labelled.image, static_cast<int>(count));
    size_t specks = 0;
    for (size_t i = 0; i < count; ++i) {
        const Country& country = map.countries[i];
        if (outlines[i].empty())
            tell(country.place, "no_pixels", "`" + country.name + "` has no pixels");
        else if (labelled.image.at(country.x, country.y) != i + 1)
            tell(country.place, "centre",
                 "the centre of `" + country.name + "` lies outside its pixels");
        for (const Ring& ring : outlines[i])
            if (std::abs(geometry::twice_area(ring)) < 2 * speck) ++specks;
    }
    if (specks > 0)
        tell(here, "specks",
             draft::counted(specks, "island") + (specks == 1 ? " is" : " are") + " smaller than " +
                 std::to_string(speck) + " pixels");
    geometry::simplify(outlines, stair);
    return outlines;
}

}  // namespace domination
