// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace fronteira::cli {

/// `1 match`, `2 matches`: for what is told in English alone.
inline std::string count_of(uint64_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace fronteira::cli
