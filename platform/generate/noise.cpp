// SPDX-License-Identifier: MIT
#include "generate/noise.hpp"

#include <fronteira/random.hpp>

namespace fronteira::generate {
namespace {

constexpr int32_t unit = 1 << 12;

/// -unit to unit, drawn by lot for each knot of a net.
int32_t at_knot(uint64_t seed, int32_t x, int32_t y) {
    Random lot{seed ^ (uint64_t{static_cast<uint32_t>(x)} << 32 | static_cast<uint32_t>(y))};
    return lot.between(-unit, unit);
}

/// From 0 to unit, slow at both ends.
int32_t eased(int32_t part) {
    return static_cast<int32_t>(int64_t{part} * part / unit * (3 * unit - 2 * part) / unit);
}

int32_t between(int32_t a, int32_t b, int32_t part) {
    return a + static_cast<int32_t>(int64_t{b - a} * part / unit);
}

}  // namespace

int32_t noise(uint64_t seed, int32_t x, int32_t y, int32_t length, int32_t height) {
    const int32_t column = x / length - (x % length < 0 ? 1 : 0);
    const int32_t row = y / length - (y % length < 0 ? 1 : 0);
    const int32_t across = eased((x - column * length) * unit / length);
    const int32_t down = eased((y - row * length) * unit / length);
    const int32_t above =
        between(at_knot(seed, column, row), at_knot(seed, column + 1, row), across);
    const int32_t below =
        between(at_knot(seed, column, row + 1), at_knot(seed, column + 1, row + 1), across);
    return static_cast<int32_t>(int64_t{between(above, below, down)} * height / unit);
}

}  // namespace fronteira::generate
