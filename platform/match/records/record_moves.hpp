// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/record.hpp"
#include "match/records/record_lines.hpp"

namespace fronteira::match {

/// Reads the lines after `start` into a record whose header stands: the moves and the end.
void read_moves(RecordLines& lines, Record& record);

}  // namespace fronteira::match
