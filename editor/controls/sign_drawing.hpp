// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <string_view>

namespace fronteira::controls {

/// A shape from a drawing in a small language, so that a sign is a line of text. Parts are
/// separated by semicolons; each begins with how it is used:
///   f fill   s line of width 2   -f, -s the same, cut out of what was drawn before
/// and goes on with absolute commands, numbers separated by spaces:
///   M x y   L x y   C x y x y x y   Q x y x y   Z close   O x y radius   R x y width height radius
/// A drawing that cannot be read ends where it stops making sense.
QPainterPath read_drawing(std::string_view drawing);

}  // namespace fronteira::controls
