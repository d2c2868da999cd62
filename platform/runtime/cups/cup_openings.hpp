// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cups/cup.hpp"

namespace fronteira::runtime {

/// Reads the openings that the games of a plan begin with, one for each deal, and plays them
/// through. Every record that is missing, of another game or not legal any more is a fault.
void find_openings(Cup& cup, Diagnostics& faults);

/// Names what is played in an opening.
std::string hash_of(const tournament::Opening& opening);

}  // namespace fronteira::runtime
