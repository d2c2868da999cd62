// SPDX-License-Identifier: MIT
#pragma once

#include "match/outcome.hpp"
#include "protocol/message.hpp"

namespace fronteira::table {

using protocol::Json;

/// What of the protocol's `turn` is the same in every match: `round`, `seat`, `phase`, `deciders`,
/// and `asking`, the move whose effect asks, as far as the viewer may know of it.
Json turn_json(const core::Match& match, bool over, int viewer);

/// What of the protocol's `over` needs no language: `kind`, `seats`, `places`.
Json over_json(const core::Match& match, const match::Outcome& outcome);

}  // namespace fronteira::table
