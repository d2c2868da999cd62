// SPDX-License-Identifier: MIT
#include "match/series/match_cost.hpp"

#include <algorithm>

namespace fronteira::match {

Diagnostic MatchCost::too_much(int64_t moves) const {
    const auto dearest = std::max_element(of_kind_.begin(), of_kind_.end()) - of_kind_.begin();
    const core::MoveKind& kind = rules_.moves[static_cast<size_t>(dearest)];
    return error_at(kind.place, "rules.match_budget",
                    "the match used up its budget of " + std::to_string(most_) + " after " +
                        std::to_string(moves) + " moves, most of it for `" + kind.name + "`",
                    "make that move and what follows it do less, or end the match earlier");
}

}  // namespace fronteira::match
