// SPDX-License-Identifier: MIT
#include "shapes.hpp"

#include "elements.hpp"
#include "geometry/flatten.hpp"

#include <algorithm>
#include <limits>
#include <sstream>
#include <string>
#include <utility>

namespace svg {

using namespace fronteira;
using geometry::Line;
using geometry::Position;
using markup::Element;

namespace {

double attribute(Element element, const char* name) {
    return length(element.attribute(name).value()).value_or(0);
}

PathRings whole(Line line, const Transform& transform, Flattening& flattening) {
    PathRings result;
    for (Position& corner : line) corner = transform(corner);
    flattening.left -= static_cast<std::ptrdiff_t>(line.size());
    if (line.size() > 2) result.rings.push_back(std::move(line));
    return result;
}

PathRings polygon(Element element, const Transform& transform, Flattening& flattening) {
    std::string_view text = element.attribute("points").value();
    Line line;
    bool even = true;
    while (const auto x = markup::next_number(text)) {
        const auto y = markup::next_number(text);
        if (!(even = y.has_value())) break;
        line.push_back({*x, *y});
    }
    PathRings result = whole(std::move(line), transform, flattening);
    result.complete = even && text.find_first_not_of(" \t\r\n,") == std::string_view::npos;
    return result;
}

/// One that is not said is as large as the other; none is more than half of the side.
std::pair<double, double> corner_radii(Element element, double width, double height) {
    const auto x = length(element.attribute("rx").value());
    const auto y = length(element.attribute("ry").value());
    return {std::min(x ? *x : y.value_or(0), width / 2),
            std::min(y ? *y : x.value_or(0), height / 2)};
}

/// A rectangle with rounded corners as the path that the standard of SVG says it is.
std::string rounded_path(Position from, Position upto, double round_x, double round_y) {
    std::ostringstream path;
    path.precision(std::numeric_limits<double>::max_digits10);
    const auto point = [&](double x, double y) { path << x << ' ' << y; };
    const auto side_and_corner = [&](double side_x, double side_y, double x, double y) {
        path << 'L';
        point(side_x, side_y);
        path << 'A' << round_x << ' ' << round_y << " 0 0 1 ";
        point(x, y);
    };
    path << 'M';
    point(from.x + round_x, from.y);
    side_and_corner(upto.x - round_x, from.y, upto.x, from.y + round_y);
    side_and_corner(upto.x, upto.y - round_y, upto.x - round_x, upto.y);
    side_and_corner(from.x + round_x, upto.y, from.x, upto.y - round_y);
    side_and_corner(from.x, from.y + round_y, from.x + round_x, from.y);
    path << 'z';
    return path.str();
}

PathRings rectangle(Element element, const Transform& transform, Flattening& flattening) {
    const double x = attribute(element, "x");
    const double y = attribute(element, "y");
    const double width = attribute(element, "width");
    const double height = attribute(element, "height");
    if (!(width > 0) || !(height > 0)) return {{}, false};
    const auto [round_x, round_y] = corner_radii(element, width, height);
    if (round_x > 0 && round_y > 0)
        return read_path(rounded_path({x, y}, {x + width, y + height}, round_x, round_y), transform,
                         flattening);
    return whole({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}}, transform,
                 flattening);
}

PathRings round(Element element, double radius_x, double radius_y, const Transform& transform,
                Flattening& flattening) {
    if (!(radius_x > 0) || !(radius_y > 0)) return {{}, false};
    const Position centre{attribute(element, "cx"), attribute(element, "cy")};
    const double growth = transform.growth();
    return whole(geometry::ellipse(centre, radius_x, radius_y,
                                   growth > 0 ? flattening.tolerance / growth : 1),
                 transform, flattening);
}

}  // namespace

std::vector<std::string> faulty_lengths(Element element) {
    const std::string_view name = markup::local_name(element);
    if (name != "rect" && name != "circle" && name != "ellipse") return {};
    std::vector<std::string> faulty;
    for (const char* side : {"x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"}) {
        const std::string_view text = element.attribute(side).value();
        if (!text.empty() && text != "auto" && !length(text)) faulty.emplace_back(side);
    }
    return faulty;
}

std::optional<PathRings> read_shape(Element element, const Transform& transform,
                                    Flattening& flattening) {
    const std::string_view name = markup::local_name(element);
    if (name == "path") return read_path(element.attribute("d").value(), transform, flattening);
    if (name == "polygon" || name == "polyline") return polygon(element, transform, flattening);
    if (name == "rect") return rectangle(element, transform, flattening);
    if (name == "circle") {
        const double radius = attribute(element, "r");
        return round(element, radius, radius, transform, flattening);
    }
    if (name == "ellipse")
        return round(element, attribute(element, "rx"), attribute(element, "ry"), transform,
                     flattening);
    return std::nullopt;
}

}  // namespace svg
