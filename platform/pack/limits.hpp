// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace fronteira::pack {

// What a pack may hold, whoever made it.
inline constexpr size_t mebibyte = size_t{1} << 20;
inline constexpr size_t most_pack_bytes = 32 * mebibyte;  ///< of the zip file
inline constexpr size_t most_file_bytes = 8 * mebibyte;   ///< of a file in it, unpacked
inline constexpr size_t most_bytes = 64 * mebibyte;       ///< of all files, unpacked
inline constexpr size_t most_files = 2000;

inline constexpr size_t most_name_bytes = 200;  ///< of a whole name, folders included
inline constexpr size_t most_part_bytes = 100;  ///< between two strokes
inline constexpr size_t most_parts = 8;

/// How many times as large as its packed form something may be, once it is larger than a mebibyte:
/// small files of one letter are honest.
inline constexpr size_t most_ratio = 200;         ///< all files together
inline constexpr size_t most_file_ratio = 1'000;  ///< one file

inline constexpr size_t longest_side = 4096;  ///< of a picture, in pixels

}  // namespace fronteira::pack
