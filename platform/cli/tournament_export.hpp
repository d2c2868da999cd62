// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cup_records.hpp"

namespace fronteira::cli {

/// Writes all matches of a tournament: `csv` and `json` into a file, a line or an item a match;
/// `records` as `match_0001.rec` and so on into a folder.
Result<void> export_tournament(const runtime::KeptCup& kept, const std::string& format,
                               const std::filesystem::path& to);

}  // namespace fronteira::cli
