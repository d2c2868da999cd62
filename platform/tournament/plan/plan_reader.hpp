// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "tournament/plan/plan.hpp"

#include <filesystem>
#include <string_view>

namespace fronteira::tournament {

/// Reads a tournament's file; all that is wrong with it at once. Whether its rulesets, maps, bots
/// and format exist is for whoever knows what is installed.
Result<Plan> parse_plan(std::string_view text, const std::string& file);

Result<Plan> load_plan(const std::filesystem::path& path);

}  // namespace fronteira::tournament
