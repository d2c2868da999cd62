// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "protocol/message.hpp"

#include <span>

namespace fronteira::table {

using protocol::Json;

/// The cells that a viewer may see (core::Match::seen_cells) as the protocol's `view`. With the
/// cells that it saw `before`, only what changed: a merge patch from the one view to the other.
Json view_json(const core::Layout& layout, std::span<const int32_t> seen,
               std::span<const int32_t> before = {});

}  // namespace fronteira::table
