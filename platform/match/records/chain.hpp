// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"

namespace fronteira::match {

/// The first link: the record's header and the state after the setup.
core::Hash start_link(core::Chain& chain, const Record& record, const core::State& state);

/// The next link: who moved, the move's kind and the values it has, and the state after it.
core::Hash move_link(core::Chain& chain, const core::Hash& before, const core::Rules& rules,
                     int seat, const Move& move, const core::State& after);

/// The last link: the outcome.
core::Hash end_link(core::Chain& chain, const core::Hash& before, const Outcome& outcome,
                    const core::State& state);

}  // namespace fronteira::match
