// SPDX-License-Identifier: MIT
#include "picture/picture.hpp"

#include "picture/decoders.hpp"

namespace fronteira::picture {

Diagnostics check_size(int64_t width, int64_t height, const std::string& file) {
    const std::string size = std::to_string(width) + " by " + std::to_string(height) + " pixels";
    if (width < 1 || height < 1) return {error_at({file, 0, 0}, "picture.empty", "has " + size)};
    if (width > longest_side || height > longest_side || width * height > most_pixels)
        return {error_at({file, 0, 0}, "picture.too_large", "has " + size,
                         "at most " + std::to_string(longest_side) + " per side and " +
                             std::to_string(most_pixels) + " in all")};
    return {};
}

Result<Picture> read_picture(std::string_view bytes, const std::string& file) {
    if (bytes.starts_with("\x89PNG\r\n\x1a\n")) return read_png(bytes, file);
    if (bytes.starts_with("GIF87a") || bytes.starts_with("GIF89a")) return read_gif(bytes, file);
    return fail(error_at({file, 0, 0}, "picture.kind", "is neither a PNG nor a GIF",
                         "save it as PNG, which loses nothing"));
}

}  // namespace fronteira::picture
