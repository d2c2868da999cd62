// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::host {

/// The right to a seat: 128 bits nobody can guess, as 32 hexadecimal digits.
std::string new_token();

/// What is stored of a token: enough to recognise it, but not to reconstruct it.
std::string token_hash(std::string_view token);

/// Sixteen random hexadecimal digits.
std::string new_match_id();

/// A random seed for a match.
unsigned long long new_seed();

}  // namespace fronteira::host
