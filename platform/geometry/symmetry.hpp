// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <optional>
#include <string_view>

namespace fronteira::geometry {

/// How a plane comes to lie upon itself: mirrored, or turned about its middle.
enum class Symmetry {
    none,
    left_right,
    top_bottom,
    both_ways,
    half_turn,
    third_turn,
    quarter_turn
};

/// `none`, `left_right`, ... as it is written; nothing for any other word.
std::optional<Symmetry> symmetry_of(std::string_view word);

/// The images of places under a symmetry of a plane. Number 0 is the place itself.
class Images {
 public:
    Images() = default;
    Images(Symmetry symmetry, int32_t width, int32_t height)
        : symmetry_(symmetry), width_(width), height_(height) {}

    /// 1 without a symmetry.
    int count() const;
    /// May lie outside the plane, when it is not a square.
    Point of(Point place, int number) const;
    /// The image number `first` of the image number `second` is this image.
    int after(int first, int second) const;
    /// The image that leads back.
    int back(int number) const;
    /// The place of a mirror, or the middle of a turn, that is nearest; the place itself without.
    Point nearest_fixed(Point place) const;
    /// Whether the whole plane comes to lie upon itself, corner on corner: no rounding, and nothing
    /// falls off the edge.
    bool is_exact() const;

    Symmetry symmetry() const { return symmetry_; }

 private:
    Symmetry symmetry_ = Symmetry::none;
    int32_t width_ = 0;
    int32_t height_ = 0;
};

}  // namespace fronteira::geometry
