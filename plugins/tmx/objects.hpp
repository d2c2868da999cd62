// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"
#include "markup/document.hpp"

#include <map>
#include <string>

namespace tmx {

/// An object of an object layer.
struct Object {
    fronteira::markup::Element element;
    int id = 0;
    std::string name;
    std::string kind;  ///< its class, which older files call type
    fronteira::geometry::Position at;
    fronteira::geometry::Line line;  ///< corners on the plane of the map; empty for a point
    bool closed = false;             ///< a polygon, rectangle or ellipse
    std::map<std::string, std::string> properties;

    std::string property(const std::string& key) const {
        const auto found = properties.find(key);
        return found == properties.end() ? std::string() : found->second;
    }
};

/// Reads one `object`; `offset` is that of its layer.
Object read_object(fronteira::markup::Element element, fronteira::geometry::Position offset);

std::map<std::string, std::string> read_properties(fronteira::markup::Element element);

/// A number, or `otherwise`.
double number_or(std::string_view text, double otherwise);

}  // namespace tmx
