// SPDX-License-Identifier: MIT
#pragma once

#include "growing.hpp"

namespace fronteira::plugin::growing {

using Files = std::map<std::string, std::string>;
using Write = std::function<std::string(size_t number)>;

/// `head`, then lines until the size is reached, then `tail`.
inline std::string filled(std::string head, size_t bytes, const Write& line,
                          const std::string& tail) {
    for (size_t i = 0; head.size() + tail.size() < bytes; ++i) head += line(i);
    return head + tail;
}

inline std::string repeated(const std::string& word, size_t bytes) {
    return filled(
        "", bytes, [&](size_t) { return word; }, "");
}

inline std::string number(size_t value) {
    return std::to_string(value);
}

/// Those of each format.
std::vector<Growing> drawings();
std::vector<Growing> geographies();
std::vector<Growing> maps_of_tiles();
std::vector<Growing> games_of_triplea();
std::vector<Growing> boards_of_lux();
std::vector<Growing> texts_of_domination();

}  // namespace fronteira::plugin::growing
