// SPDX-License-Identifier: MIT
#include "map_edit/canvas/area_tracer.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

// Pixels on a side of what is traced; the rest would only be noise.
constexpr int longest_traced_side = 1600;

picture::Picture pixels_of(const QImage& image) {
    const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
    picture::Picture pixels(rgb.width(), rgb.height());
    for (int y = 0; y < rgb.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(rgb.constScanLine(y));
        for (int x = 0; x < rgb.width(); ++x)
            pixels.at(x, y) = {static_cast<uint8_t>(qRed(line[x])),
                               static_cast<uint8_t>(qGreen(line[x])),
                               static_cast<uint8_t>(qBlue(line[x]))};
    }
    return pixels;
}

}  // namespace

void AreaTracer::set_place(const QRectF& place) {
    if (place == place_) return;
    place_ = place;
    traces_.reset();
}

const picture::Areas& AreaTracer::areas() const {
    if (areas_) return *areas_;
    const bool large = std::max(image_.width(), image_.height()) > longest_traced_side;
    areas_ = picture::find_areas(
        pixels_of(large ? image_.scaled(longest_traced_side, longest_traced_side,
                                        Qt::KeepAspectRatio, Qt::SmoothTransformation)
                        : image_),
        wishes_);
    return *areas_;
}

const Traces& AreaTracer::traces() const {
    if (traces_) return *traces_;
    std::vector<std::vector<Ring>> outlines = picture::outlines_of(areas(), roughness_ / 10.0);
    const QSizeF unit(place_.width() / areas().image.width, place_.height() / areas().image.height);
    for (auto& outline : outlines)
        for (Ring& ring : outline)
            for (Point& corner : ring)
                corner = {
                    static_cast<int32_t>(std::lround(place_.left() + corner.x * unit.width())),
                    static_cast<int32_t>(std::lround(place_.top() + corner.y * unit.height()))};
    traces_ = Traces(std::move(outlines));
    return *traces_;
}

std::optional<size_t> AreaTracer::area_at(Point at) const {
    if (image_.isNull() || !place_.contains(at.x, at.y)) return std::nullopt;
    const geometry::LabelImage& image = areas().image;
    const auto pixel = [](double way, double length, int pixels) {
        return std::min(pixels - 1, static_cast<int>(way / length * pixels));
    };
    const int label = image.at(pixel(at.x - place_.left(), place_.width(), image.width),
                               pixel(at.y - place_.top(), place_.height(), image.height));
    if (label == 0) return std::nullopt;
    return static_cast<size_t>(label - 1);
}

std::vector<bool> AreaTracer::sea() const {
    std::vector<bool> sea = picture::find_sea(areas(), wishes_.tolerance);
    sea.erase(sea.begin());  // the label of nothing
    return sea;
}

// Lines between areas are no wider.
int32_t AreaTracer::reach() const {
    const double unit = place_.width() / std::max(1, areas().image.width);
    return std::max(2, static_cast<int>(std::lround(unit * (wishes_.line_width + 1))));
}

}  // namespace fronteira::map_edit
