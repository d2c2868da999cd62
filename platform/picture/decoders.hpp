// SPDX-License-Identifier: MIT
#pragma once

#include "picture/picture.hpp"

namespace fronteira::picture {

Result<Picture> read_png(std::string_view bytes, const std::string& file);
Result<Picture> read_gif(std::string_view bytes, const std::string& file);

/// Nothing when a picture of that size may be unpacked.
Diagnostics check_size(int64_t width, int64_t height, const std::string& file);

inline tl::unexpected<Diagnostics> broken(const std::string& file, const std::string& why) {
    return fail(error_at({file, 0, 0}, "picture.broken", "is a broken picture: " + why,
                         "save it again with a program for pictures"));
}

}  // namespace fronteira::picture
