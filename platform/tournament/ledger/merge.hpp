// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/ledger/ledger.hpp"

#include <vector>

namespace fronteira::tournament {

/// Brings shards together into one new ledger. Refused, and nothing is left behind, when they are
/// of different tournaments or mods, when two of them hold one match, and when the new one is there
/// already. Shards may be missing: what they would have played is played by the next run.
Result<void> merge(const std::vector<std::filesystem::path>& shards,
                   const std::filesystem::path& into);

}  // namespace fronteira::tournament
