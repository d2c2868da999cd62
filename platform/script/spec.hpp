// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "script/ruleset.hpp"

namespace fronteira::script {

/// One `it(...)` of a spec file.
struct SpecCase {
    std::string name;  ///< `Battle: the defender wins ties`
    Diagnostics faults;  ///< empty when it passed
};

/// Runs a spec file of a mod. `source` gives the rules for a number of seats and options, as the
/// spec asks for them; an error of the file itself is one failed case.
std::vector<SpecCase> run_spec(const std::string& file, std::string_view text,
                               const std::function<Result<RulesetSource>(
                                   const std::string& ruleset, const std::string& map, int seats,
                                   const std::map<std::string, std::string>& options)>& source);

}  // namespace fronteira::script
