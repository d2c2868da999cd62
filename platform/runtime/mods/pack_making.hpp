// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// A mod as a zip file that others can install.
struct MadePack {
    std::string id, version, hash;
    std::string bytes;
    size_t files = 0;
    std::vector<std::string> left_out;  ///< folders that stay with the author
};

/// Packs the mod in a folder. The content is checked as it will be elsewhere, without what is left
/// out; on any error no pack is made. `warnings` receives what is doubtful.
Result<MadePack> make_pack(const Installation& installation, const std::filesystem::path& folder,
                           Diagnostics& warnings);

}  // namespace fronteira::runtime
