// SPDX-License-Identifier: MIT
#include "objects.hpp"

#include "draft/names.hpp"
#include "geometry/flatten.hpp"

#include <cmath>
#include <numbers>

namespace tmx {

using namespace fronteira;
using geometry::Line;
using geometry::Position;
using markup::Element;

namespace {

/// A curve is nowhere farther from its straight pieces, in pixels.
constexpr double tolerance = 0.5;

Line read_points(std::string_view text) {
    Line line;
    while (const auto x = markup::next_number(text)) {
        const auto y = markup::next_number(text);
        if (!y) break;
        line.push_back({*x, *y});
    }
    return line;
}

/// Clockwise about the object's own place, as Tiled turns, and from there onto the map.
void lay(Line& line, double degrees, Position at) {
    const double angle = degrees * std::numbers::pi / 180;
    const double cosine = std::cos(angle), sine = std::sin(angle);
    for (Position& p : line)
        p = {at.x + p.x * cosine - p.y * sine, at.y + p.x * sine + p.y * cosine};
}

}  // namespace

double number_or(std::string_view text, double otherwise) {
    return markup::number(text).value_or(otherwise);
}

std::map<std::string, std::string> read_properties(Element element) {
    std::map<std::string, std::string> properties;
    for (const Element property : element.child("properties").children("property")) {
        const pugi::xml_attribute value = property.attribute("value");
        properties[property.attribute("name").value()] =
            value ? value.value() : property.child_value();
    }
    return properties;
}

Object read_object(Element element, Position offset) {
    Object object;
    object.element = element;
    object.id = element.attribute("id").as_int();
    object.name = draft::readable(element.attribute("name").value());
    object.kind = element.attribute("class").value();
    if (object.kind.empty()) object.kind = element.attribute("type").value();
    object.properties = read_properties(element);
    const auto value = [&](const char* name) {
        return number_or(element.attribute(name).value(), 0);
    };
    object.at = {offset.x + value("x"), offset.y + value("y")};
    const double width = value("width");
    const double height = value("height");
    if (const Element polygon = element.child("polygon")) {
        object.line = read_points(polygon.attribute("points").value());
        object.closed = true;
    } else if (const Element polyline = element.child("polyline")) {
        object.line = read_points(polyline.attribute("points").value());
    } else if (width > 0 && height > 0 && !element.child("point") && !element.child("text")) {
        object.closed = true;
        object.line =
            element.child("ellipse")
                ? geometry::ellipse({width / 2, height / 2}, width / 2, height / 2, tolerance)
                : Line{{0, 0}, {width, 0}, {width, height}, {0, height}};
    }
    lay(object.line, value("rotation"), object.at);
    return object;
}

}  // namespace tmx
