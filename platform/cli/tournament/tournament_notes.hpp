// SPDX-License-Identifier: MIT
#pragma once

#include "cli/terminal/told.hpp"
#include "runtime/cups/cup.hpp"
#include "tournament/book.hpp"

#include <string>

namespace fronteira::cli {

/// What is to be said below the table: the openings, the answer of the test, who forfeited and why,
/// what was ended early, corrected, stopped or changed afterwards. `broken` are the matches whose
/// seals are, by number.
std::string notes_text(const runtime::Cup& cup, const tournament::Book& book,
                       const std::vector<uint64_t>& broken, const Told& told);

/// That the matches whose seals are `broken` were changed, in a sentence; empty when none was.
std::string broken_text(const std::vector<uint64_t>& broken, const Told& told);

/// `test_open`, `test_elo0` or `test_elo1`.
const char* name_of(statistics::Verdict verdict);

/// From how many recorded positions matches begin.
size_t openings_of(const tournament::Plan& plan);

/// How many matches ended so.
uint64_t ended_so(const tournament::Book& book, match::GameResult::End end);

}  // namespace fronteira::cli
