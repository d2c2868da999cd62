// SPDX-License-Identifier: MIT
#pragma once

#include "cli/reports/json.hpp"
#include "runtime/cups/cup.hpp"
#include "tournament/standings.hpp"

#include <string>

namespace fronteira::cli {

/// The standings for a person, in `en` or `pt_BR`, with the numbers of matches whose seals are
/// broken: nothing in it depends on the machine or on how often the run was interrupted.
std::string table_text(const runtime::Cup& cup, const tournament::Book& book,
                       const std::vector<uint64_t>& broken, const std::string& language);

/// The same for a program.
Json table_json(const runtime::Cup& cup, const tournament::Book& book,
                const std::vector<uint64_t>& broken);

}  // namespace fronteira::cli
