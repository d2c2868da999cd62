// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"
#include "markup/document.hpp"
#include "plane.hpp"

#include <map>
#include <string>
#include <vector>

namespace tmx {

struct Property {
    std::string value;
    std::string type;  ///< `int`, `object`, ...; empty for text
};
using Properties = std::map<std::string, Property>;

/// An object of an object layer.
struct Object {
    fronteira::markup::Element element;
    int id = 0;
    std::string name;                 ///< perhaps at length
    std::string kind;                 ///< its class, which older files call type
    fronteira::geometry::Line line;   ///< corners on the plane of the map; empty for a point
    bool closed = false;              ///< a polygon, rectangle, ellipse or capsule
    bool complete = true;             ///< else corners behind a fault are missing
    std::vector<std::string> faulty;  ///< attributes that should be numbers and are none
    Properties properties;

    std::string property(const std::string& key) const {
        const auto found = properties.find(key);
        return found == properties.end() ? std::string() : found->second.value;
    }
};

/// Reads one `object`; `offset` is that of its layer.
Object read_object(fronteira::markup::Element element, const Plane& plane,
                   fronteira::geometry::Position offset);

Properties read_properties(fronteira::markup::Element element);

/// `#rrggbb` of what Tiled writes, `#aarrggbb` or `#rrggbb`; empty for anything else.
std::string colour_of(const std::string& text);

/// A number, or `otherwise`.
double number_or(std::string_view text, double otherwise);

}  // namespace tmx
