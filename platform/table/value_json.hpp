// SPDX-License-Identifier: MIT
#pragma once

#include "match/notation.hpp"
#include "protocol/message.hpp"

namespace fronteira::table {

using protocol::Json;

/// A value of a column as the protocol writes it: a number, true or false, an id, a seat from 1, a
/// list of seats; `-` for none and `?` for what is hidden.
Json value_json(const core::Layout& layout, const core::Column& column, int32_t value);

/// The same for a value of an event, which names its deck by number.
Json value_json(const core::Layout& layout, core::Kind kind, int32_t value, int deck = -1);

/// The seats of a set, from 1.
Json seats_json(uint32_t set);

/// What stands in one place of a slot.
Json value_json(const core::Rules& rules, const core::Slot& slot, int32_t value);

/// `{"kind": ..., "values": {...}}`
Json move_json(const core::Rules& rules, const Move& move);

/// Reads `{"kind": ..., "values": {...}}`; values may be missing where the caller allows it.
Result<match::PartMove> read_move(const core::Rules& rules, const Json& message,
                                  const core::Phase& now, bool part);

/// `space`, `number`, ...
const char* type_name(core::Slot::Type type);

}  // namespace fronteira::table
