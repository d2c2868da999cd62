// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/runner/runner.hpp"

#include <string>

namespace fronteira::cli {

/// Says on stderr how far a tournament is and how long it will take: lines of JSON for a program,
/// else one line rewritten in place, on a terminal only.
std::function<void(const tournament::RunProgress&)> tournament_progress(
    bool for_program, const std::string& language);

}  // namespace fronteira::cli
