// SPDX-License-Identifier: MIT
#pragma once

#include "table/library.hpp"

namespace fronteira::table {

/// How a match that is over ended, as a tournament enters it: `end` (`won`, `drawn`, `lost`,
/// `forfeit`), `winners` (seats from 1) and `loser` (from 0, or -1), `seed`, `moves` (how many),
/// `packed` (see match::MovePacker, bytes as numbers) and `digest` (two numbers). The record is
/// played again on the way: what is not as recorded is an `error`. A match that was abandoned is
/// won by nobody or, `by_spaces`, by who has most of them.
Json result_json(Setting& setting, const match::Record& record, bool by_spaces);

}  // namespace fronteira::table
