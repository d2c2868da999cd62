// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "script/ruleset.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::script {

/// One `it(...)` of a spec file.
struct SpecCase {
    std::string name;    ///< `Battle: the defender wins ties`
    Diagnostics faults;  ///< empty when it passed
    /// What rules and spec printed meanwhile, for their author: the rules' lines first.
    std::vector<std::string> printed{};
};

/// Gives the rules for a ruleset and a map (empty: the mod's first and its own), a number of seats
/// (0: the fewest) and options by name.
using SpecSource = std::function<Result<RulesetSource>(
    const std::string& ruleset, const std::string& map, int seats,
    const std::map<std::string, std::string>& options)>;

/// What all spec files of a mod may cost together, in units of about an instruction.
inline constexpr int64_t most_spec_work = 1'000'000'000;

/// Runs a spec file of a mod; an error of the file itself is one failed case. What it costs is
/// taken from `left`, and when nothing is left, what it says is not tried.
std::vector<SpecCase> run_spec(const std::string& file, std::string_view text,
                               const SpecSource& source, int64_t& left);

}  // namespace fronteira::script
