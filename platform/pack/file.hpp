// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace fronteira::pack {

/// A file of a mod: `maps/world.toml`, and what stands in it.
struct File {
    std::string name;
    std::string bytes;
};

/// Sorted by the bytes of their names.
using Files = std::vector<File>;

}  // namespace fronteira::pack
