// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fronteira::pack::zip {

// PKWARE's APPNOTE 6.3.10. All numbers stand with the lowest byte first.
inline constexpr uint32_t local_mark = 0x04034b50;
inline constexpr uint32_t central_mark = 0x02014b50;
inline constexpr uint32_t end_mark = 0x06054b50;
inline constexpr uint32_t end_64_locator_mark = 0x07064b50;

inline constexpr size_t local_size = 30;    ///< then the name and the extra fields
inline constexpr size_t central_size = 46;  ///< then name, extra fields and comment
inline constexpr size_t end_size = 22;      ///< then a comment
inline constexpr size_t end_64_locator_size = 20;

/// From the version that is needed to the length of the name both headers are the same.
inline constexpr size_t told_twice = 24;
inline constexpr size_t local_told = 4;
inline constexpr size_t central_told = 6;

inline constexpr uint32_t stored = 0;
inline constexpr uint32_t deflated = 8;
inline constexpr uint32_t version_of_deflate = 20;

inline constexpr uint32_t flag_encrypted = 0x0001;
inline constexpr uint32_t flags_of_effort = 0x0006;  ///< how hard it was tried to pack
inline constexpr uint32_t flag_sizes_follow = 0x0008;
inline constexpr uint32_t flag_utf8 = 0x0800;

inline uint32_t number(std::string_view bytes, size_t at, size_t width) {
    uint32_t value = 0;
    for (size_t i = 0; i < width; ++i)
        value |= static_cast<uint32_t>(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return value;
}

}  // namespace fronteira::pack::zip
