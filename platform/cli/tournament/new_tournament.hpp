// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <string>
#include <vector>

namespace fronteira::cli {

/// What a tournament begins with.
struct NewTournament {
    std::string ruleset;
    std::vector<std::string> bots;
};

/// Writes `NAME.toml`, a tournament that can be run as it stands. Refused when a file is there
/// already, and when nobody plays there under that ruleset.
Result<std::vector<std::filesystem::path>> write_tournament(
    const runtime::Installation& installation, const std::string& name, const NewTournament& what,
    const std::filesystem::path& folder);

}  // namespace fronteira::cli
