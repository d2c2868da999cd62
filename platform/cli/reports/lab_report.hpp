// SPDX-License-Identifier: MIT
#pragma once

#include "cli/reports/json.hpp"
#include "runtime/maps/map_study.hpp"

#include <string>

namespace fronteira::cli {

/// `undecided`, `fair` or `unfair`.
const char* name_of(lab::Answer answer);

/// The study of a map for a program: nothing in it depends on the machine or the number of jobs.
Json lab_json(const runtime::Game& game, const runtime::MapQuestion& question,
              const runtime::MapReport& report);

/// The same for a person, in `en` or `pt_BR`.
std::string lab_text(const runtime::Game& game, const runtime::MapQuestion& question,
                     const runtime::MapReport& report, const std::string& language);

/// How far a study of at most `most` matches is, in one line for a program.
std::string lab_progress(const lab::Tally& so_far, uint64_t most, const lab::Standard& standard);

}  // namespace fronteira::cli
