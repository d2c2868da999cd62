// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <string>

namespace fronteira::cli {

/// The mod that somebody names: the folder of a mod, or the id of one that is installed.
Result<Mod> find_mod(const runtime::Installation& installation, const std::string& target);

}  // namespace fronteira::cli
