// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cups/cup_records.hpp"

#include <filesystem>

namespace fronteira::cli {

/// How many matches a page has, and how many of them can be watched in it.
struct Reported {
    size_t matches = 0;
    size_t watched = 0;
    std::vector<uint64_t> broken;  ///< those whose seals are, by number; the page names them
};

/// Writes a tournament, also one that is not over, as one page for browsers. Replays are kept in it
/// until they take `most_bytes`.
Result<Reported> report_tournament(const runtime::Installation& installation,
                                   const runtime::KeptCup& kept, const std::filesystem::path& to,
                                   size_t most_bytes);

}  // namespace fronteira::cli
