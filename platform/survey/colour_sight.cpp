// SPDX-License-Identifier: MIT
#include "survey/colour_sight.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace fronteira::survey {
namespace {

using Colour = std::array<double, 3>;
using Matrix = std::array<Colour, 3>;

Colour times(const Matrix& matrix, const Colour& colour) {
    Colour product{};
    for (size_t row = 0; row < 3; ++row)
        for (size_t i = 0; i < 3; ++i) product[row] += matrix[row][i] * colour[i];
    return product;
}

/// sRGB to light.
std::optional<Colour> light_of(const std::string& text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    Colour light{};
    for (size_t i = 0; i < 3; ++i) {
        int value = 0;
        const char* begin = text.data() + 1 + 2 * i;
        if (std::from_chars(begin, begin + 2, value, 16).ptr != begin + 2) return std::nullopt;
        const double part = value / 255.0;
        light[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    }
    return light;
}

// What eyes without one kind of cones make of linear light: Vienot, Brettel and Mollon, "Digital
// video colourmaps for checking the legibility of displays by dichromats" (1999).
constexpr Matrix without_red{
    {{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}};
constexpr Matrix without_green{
    {{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}};
constexpr Matrix usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

/// CIELAB under D65.
Colour lab(const Colour& light) {
    constexpr Matrix to_xyz{
        {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    constexpr Colour white{0.9505, 1, 1.089};
    Colour f = times(to_xyz, light);
    for (size_t i = 0; i < 3; ++i) {
        const double part = f[i] / white[i];
        f[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

}  // namespace

double apart_for_all_eyes(const std::string& one, const std::string& other) {
    const auto a = light_of(one), b = light_of(other);
    double least = 100;
    if (!a || !b) return least;
    for (const Matrix* eyes : {&usual, &without_red, &without_green}) {
        const Colour from = lab(times(*eyes, *a)), to = lab(times(*eyes, *b));
        least = std::min(least, std::hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]));
    }
    return least;
}

}  // namespace fronteira::survey
