// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::cli {

/// Tells on stdout which files were written, and what did not go into them, in a language.
void tell_exchange(const std::vector<std::filesystem::path>& files, const Diagnostics& losses,
                   bool as_json, const std::string& language);

}  // namespace fronteira::cli
