// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::runtime {

/// Puts `with` in every place of `old`, which is not empty; not in what was put there.
inline void replace_all(std::string& text, const std::string& old, const std::string& with) {
    for (size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + with.size()))
        text.replace(at, old.size(), with);
}

}  // namespace fronteira::runtime
