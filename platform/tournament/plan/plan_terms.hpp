// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/cursor.hpp"
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
/// `[test]`, which is of bots alone.
void read_test(const content::Cursor& cursor, const People& people, Sequential& test);

}  // namespace fronteira::tournament
