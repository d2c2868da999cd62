// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <filesystem>
#include <vector>

namespace fronteira::cli {

/// Tells on stdout which files were written, and what did not go into them.
void tell_exchange(const std::vector<std::filesystem::path>& files, const Diagnostics& losses,
                   bool as_json);

}  // namespace fronteira::cli
