// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::tournament {

/// A round as a ledger keeps it, without points: the meetings, then who rests, `0 1/2 3|4`.
std::string text_of(const PairedRound& round);

/// Whatever stands there; whether it can be is for the Book.
PairedRound round_of(std::string_view text);

/// All whole numbers in a text.
std::vector<int> read_numbers(std::string_view text);

}  // namespace fronteira::tournament
