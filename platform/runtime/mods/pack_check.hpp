// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/checks/check.hpp"

#include <filesystem>
#include <string>

namespace fronteira::runtime {

/// What check_mod says of a mod that was laid out in a folder for the sake of the check, told as of
/// where people know it.
Diagnostics check_laid_out(const Installation& installation, const std::filesystem::path& folder,
                           const std::string& known_as);

}  // namespace fronteira::runtime
