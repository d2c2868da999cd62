// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <filesystem>

namespace fronteira::runtime {

/// Warns of whatever in the folder of a mod no pack may hold: links and devices, which nothing
/// reads either; names that some machine could not write; what is no text where one should stand.
Diagnostics unpackable_files(const std::filesystem::path& mod);

}  // namespace fronteira::runtime
