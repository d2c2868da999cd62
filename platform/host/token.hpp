// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::host {

/// The right to a seat: 128 bits nobody can guess, as 32 hexadecimal digits.
std::string new_token();

/// What is kept of a token: it can be recognised by it and not made from it.
std::string token_hash(std::string_view token);

/// Sixteen hexadecimal digits that tell nothing.
std::string new_match_id();

/// Chance for a match's seed.
unsigned long long new_seed();

}  // namespace fronteira::host
