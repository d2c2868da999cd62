// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::picture {

struct Colour {
    uint8_t red = 0;
    uint8_t green = 0;
    uint8_t blue = 0;
    friend bool operator==(const Colour&, const Colour&) = default;
};

/// Pixels row by row, from the top left.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<Colour> pixels;  ///< width * height of them

    Picture() = default;
    Picture(int columns, int rows, Colour colour = {})
        : width(columns),
          height(rows),
          pixels(static_cast<size_t>(columns) * static_cast<size_t>(rows), colour) {}

    Colour& at(int x, int y) { return pixels[index(x, y)]; }
    const Colour& at(int x, int y) const { return pixels[index(x, y)]; }

 private:
    size_t index(int x, int y) const {
        return static_cast<size_t>(y) * static_cast<size_t>(width) + static_cast<size_t>(x);
    }
};

inline constexpr int longest_side = 8192;
inline constexpr int64_t most_pixels = 16 << 20;

/// A PNG or GIF, known by its first bytes; of a GIF its first frame. The values are those of the
/// file: gamma and colour profiles are not applied, transparency is ignored. `file` is its name in
/// diagnostics. A picture that is larger than the limits is refused before it is unpacked.
Result<Picture> read_picture(std::string_view bytes, const std::string& file);

/// The same picture gives the same bytes.
std::string write_png(const Picture& picture);

}  // namespace fronteira::picture
