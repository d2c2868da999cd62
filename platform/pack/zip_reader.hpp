// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::pack {

/// A file in a zip file, as it is declared there. Lives no longer than the bytes it was read from.
struct ZipEntry {
    std::string_view name;
    std::string_view packed;  ///< its bytes as they stand there
    bool deflated = false;    ///< else they are the file itself
    uint32_t size = 0;        ///< unpacked, as it is said; not yet true
    uint32_t check = 0;       ///< CRC-32 of what is unpacked, as it is said
};

/// What a zip file lists, when there is but one way to read it: every byte belongs to one header or
/// one file, each file is told twice in the same way, and nothing is encrypted, in parts, linked,
/// or in need of what a pack does not need. Nothing is unpacked. The first fault is told, in the
/// name of `file`; what the names and sizes are is not looked at.
Result<std::vector<ZipEntry>> read_zip(std::string_view bytes, const std::string& file);

}  // namespace fronteira::pack
