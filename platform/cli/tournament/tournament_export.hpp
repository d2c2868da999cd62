// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cups/cup_records.hpp"

#include <set>

namespace fronteira::cli {

/// Writes matches of a tournament, those in `wanted` (all when it is empty): `csv` and `json` into
/// a file, a line or an item a match; `records` as `match_0001.rec` and so on into a folder.
Result<void> export_tournament(const runtime::KeptCup& kept, const std::string& format,
                               const std::set<uint64_t>& wanted, const std::filesystem::path& to);

}  // namespace fronteira::cli
