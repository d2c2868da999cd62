// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings.hpp"

namespace fronteira::tournament {

/// Fills in Standing::tie_breaks; points and wins stand there already. Entrant i is at place i.
///
/// Buchholz: the points of all whom one has met, for each meeting. Sonneborn-Berger: of each whom
/// one has met, as large a part of his points as one took of the meeting's. Head to head: the
/// points from meetings of those who have as many points as oneself. A bye counts as nobody.
void add_tie_breaks(const Plan& plan, const Book& book, std::vector<Standing>& standings);

}  // namespace fronteira::tournament
