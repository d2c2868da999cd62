// SPDX-License-Identifier: MIT
#include "runtime/formats.hpp"

namespace fronteira::runtime {

std::string suffix_of(const std::filesystem::path& path) {
    std::string suffix = path.extension().string();
    for (char& letter : suffix)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return suffix;
}

}  // namespace fronteira::runtime
