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
/// The same as often as `rounds` says, twice when it says nothing.
Format league();
/// Who has as many points meets, nobody twice if it can be helped.
Format swiss();
/// Who loses a meeting is out.
Format knockout();
/// Who loses two is out. At tables of more than two it is over when those left do not fill one.
Format double_knockout();

/// Whether it is one of ours that ends by itself, whatever `rounds` says.
bool ignores_rounds(std::string_view format);

/// Those that the platform brings itself.
std::vector<Format> own_formats();

}  // namespace fronteira::tournament
