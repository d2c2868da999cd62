// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace fronteira::tournament {

/// The name of a tournament or an entrant has at most so many bytes.
inline constexpr size_t longest_name = 60;

/// A tournament has at most so many entrants.
inline constexpr size_t most_entrants = 1000;

/// The same for two names that people would take for each other: that differ in capitals alone, or
/// in how an accent is written.
std::string name_key(const std::string& name);

}  // namespace fronteira::tournament
