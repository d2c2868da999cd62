// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include <memory>
#include <string_view>
#include <vector>

namespace fronteira::tournament {

using Format = std::unique_ptr<const PairingFormat>;

/// Everybody meets everybody, once.
Format round_robin();
/// The same, `rounds` times; twice by default.
Format league();
/// Entrants with equal points meet, nobody twice if possible.
Format swiss();
/// Whoever loses a meeting is out.
Format knockout();
/// Whoever loses two is out. At tables of more than two seats it is over when those left cannot
/// fill one.
Format double_knockout();

/// Whether it is one of ours that ends by itself, whatever `rounds` says.
bool ignores_rounds(std::string_view format);

/// Whether it is one of ours whose meetings follow from who is there in the first round: a newcomer
/// would meet some twice and others never, or come into a final from nowhere.
bool is_closed_once_begun(std::string_view format);

/// Those that the platform brings itself.
std::vector<Format> own_formats();

}  // namespace fronteira::tournament
