// SPDX-License-Identifier: MIT
#pragma once

#include "match/record.hpp"
#include "match/record_lines.hpp"

namespace fronteira::match {

/// Reads the lines after `start` into a record whose header stands: the moves and the end.
void read_moves(RecordLines& lines, Record& record);

}  // namespace fronteira::match
