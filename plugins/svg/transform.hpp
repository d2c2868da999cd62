// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"

#include <optional>
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

/// The attribute `transform`; none when it cannot be read.
std::optional<Transform> read_transform(std::string_view text);

}  // namespace svg
