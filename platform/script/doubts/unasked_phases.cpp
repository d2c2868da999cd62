// SPDX-License-Identifier: MIT
#include "script/doubts/unasked_phases.hpp"

#include "core/rules.hpp"

#include <algorithm>

namespace fronteira::script {

Diagnostics unasked_phases(const core::Rules& rules) {
    const auto finishes = [&](int16_t move) {
        return rules.moves[static_cast<size_t>(move)].finishes;
    };
    Diagnostics warnings;
    for (const core::Phase& phase : rules.phases)
        if (!phase.question && !phase.moves.empty() &&
            std::all_of(phase.moves.begin(), phase.moves.end(), finishes))
            warnings.push_back(warning_at(
                phase.place, "rules.unasked_phase",
                "nobody is asked in phase `" + phase.name +
                    "`: where there is nothing to do but to finish a phase, it is passed over",
                "effect = function(match) match:finish_phase() end is asked, too"));
    return warnings;
}

}  // namespace fronteira::script
