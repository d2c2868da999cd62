// SPDX-License-Identifier: MIT
#pragma once

#include "cli/json.hpp"
#include "runtime/map_study.hpp"

#include <string>

namespace fronteira::cli {

/// The study of a map for a program: nothing in it depends on the machine or the number of jobs.
Json lab_json(const runtime::Game& game, const runtime::MapQuestion& question,
              const runtime::MapReport& report);

/// The same for a person, in `en` or `pt_BR`.
std::string lab_text(const runtime::Game& game, const runtime::MapQuestion& question,
                     const runtime::MapReport& report, const std::string& language);

}  // namespace fronteira::cli
