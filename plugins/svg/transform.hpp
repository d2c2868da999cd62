// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace svg {

/// x' = a x + c y + e, y' = b x + d y + f.
struct Transform {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    fronteira::geometry::Position operator()(fronteira::geometry::Position p) const {
        return {a * p.x + c * p.y + e, b * p.x + d * p.y + f};
    }
    /// First `inner`, then this.
    Transform operator*(const Transform& inner) const;
    /// By how much lengths grow at most.
    double growth() const;
};

/// The attribute `transform`; none when it cannot be read. What style sheets write differs by its
/// units, `px` and `deg`, which mean what is meant without them.
std::optional<Transform> read_transform(std::string_view text);
std::optional<Transform> read_styled_transform(std::string text);

/// A drawing in a drawing: what its `viewBox` shows is fitted into a rectangle that begins at 0, 0,
/// in its middle unless it is to be stretched. None without a good box.
std::optional<Transform> read_view(std::string_view box, double width, double height,
                                   bool stretched);

}  // namespace svg
