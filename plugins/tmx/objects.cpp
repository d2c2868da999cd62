// SPDX-License-Identifier: MIT
#include "objects.hpp"

#include "draft/names.hpp"
#include "geometry/flatten.hpp"

#include <algorithm>
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

void read_points(std::string_view text, Object& object) {
    while (const auto x = markup::next_number(text)) {
        const auto y = markup::next_number(text);
        if (!y) {
            object.complete = false;
            return;
        }
        object.line.push_back({*x, *y});
    }
    object.complete = text.find_first_not_of(" \t\r\n,") == std::string_view::npos;
}

/// Two half circles and what lies between them.
Line capsule(double width, double height) {
    const double radius = std::min(width, height) / 2;
    const geometry::Arc half{radius, radius, 0, false, true};
    Line line;
    if (width >= height) {
        line = {{radius, 0}, {width - radius, 0}};
        geometry::add_arc(line, half, {width - radius, height}, tolerance);
        line.push_back({radius, height});
        geometry::add_arc(line, half, {radius, 0}, tolerance);
    } else {
        line = {{width, radius}, {width, height - radius}};
        geometry::add_arc(line, half, {0, height - radius}, tolerance);
        line.push_back({0, radius});
        geometry::add_arc(line, half, {width, radius}, tolerance);
    }
    line.pop_back();  // the first place again
    return line;
}

Line box(Element element, double width, double height) {
    if (element.child("ellipse"))
        return geometry::ellipse({width / 2, height / 2}, width / 2, height / 2, tolerance);
    if (element.child("capsule")) return capsule(width, height);
    return {{0, 0}, {width, 0}, {width, height}, {0, height}};
}

/// Clockwise about the object's own place as it is seen, and from there onto the map.
void lay(Line& line, const Plane& plane, double degrees, Position at) {
    const double angle = degrees * std::numbers::pi / 180;
    const double cosine = std::cos(angle), sine = std::sin(angle);
    for (Position& p : line) {
        const Position step = plane.turned(p);
        p = {at.x + step.x * cosine - step.y * sine, at.y + step.x * sine + step.y * cosine};
    }
}

}  // namespace

double number_or(std::string_view text, double otherwise) {
    return markup::number(text).value_or(otherwise);
}

std::string colour_of(const std::string& text) {
    const bool hex = text.size() > 1 && text[0] == '#' &&
                     text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (hex && text.size() == 9) return "#" + text.substr(3);
    return hex && text.size() == 7 ? text : std::string();
}

Properties read_properties(Element element) {
    Properties properties;
    for (const Element property : element.child("properties").children("property")) {
        const pugi::xml_attribute value = property.attribute("value");
        properties[property.attribute("name").value()] = {
            value ? value.value() : property.child_value(), property.attribute("type").value()};
    }
    return properties;
}

Object read_object(Element element, const Plane& plane, Position offset) {
    Object object;
    object.element = element;
    object.id = element.attribute("id").as_int();
    object.name = draft::readable(element.attribute("name").value(), draft::longest_text);
    object.kind = element.attribute("class").value();
    if (object.kind.empty()) object.kind = element.attribute("type").value();
    object.properties = read_properties(element);
    const auto value = [&](const char* name) {
        const std::string_view text = element.attribute(name).value();
        if (!text.empty() && !markup::number(text)) object.faulty.emplace_back(name);
        return number_or(text, 0);
    };
    const Position place = plane.seen({value("x"), value("y")});
    const double width = value("width");
    const double height = value("height");
    if (const Element polygon = element.child("polygon")) {
        read_points(polygon.attribute("points").value(), object);
        object.closed = true;
    } else if (const Element polyline = element.child("polyline")) {
        read_points(polyline.attribute("points").value(), object);
    } else if (width > 0 && height > 0 && !element.child("point") && !element.child("text")) {
        object.closed = true;
        object.line = box(element, width, height);
    }
    lay(object.line, plane, value("rotation"), {offset.x + place.x, offset.y + place.y});
    return object;
}

}  // namespace tmx
