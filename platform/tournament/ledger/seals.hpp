// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/ledger/ledger.hpp"

namespace fronteira::tournament {

/// The matches that the ledger no longer tells as they were sealed when they had been played, by
/// number. Nothing is played again, so it is quick; and because anybody could seal a match anew,
/// only verify() proves that the others are true.
Result<std::vector<uint64_t>> broken_seals(const Ledger& ledger);

}  // namespace fronteira::tournament
