// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/table_reader.hpp"
#include "tournament/plan/plan.hpp"

namespace fronteira::tournament {

// The tables of a tournament's file that say by which terms it is played. Each reader reports what
// is misspelt, of another kind, out of range, or at odds with something else, at its place.

/// `[points]`, of a plan whose `seats` are read.
void read_points(const content::Cursor& cursor, Plan& plan);
/// `[people]`.
void read_people(const content::Cursor& cursor, People& people);
/// `[limits]`; people's clocks are their own.
void read_limits(const content::Cursor& cursor, const People& people, Limits& limits);
/// `move_ms` and `match_ms`, of the limits or of an entrant.
void read_time(content::TableReader& in, const People& people, BotTime& time);
/// `[test]`, which is of bots alone.
void read_test(const content::Cursor& cursor, const People& people, Sequential& test);

}  // namespace fronteira::tournament
