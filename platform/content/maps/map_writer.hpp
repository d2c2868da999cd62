// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <string>
#include <string_view>

namespace fronteira::content {

/// The map as a TOML file in the one canonical form: the same map gives the same bytes.
std::string write_map(const Map& map);

/// The map as a change of the text it was read from: what did not change keeps its bytes, with
/// comments and layout; what changed is written anew, with the comments above it and the keys that
/// this version does not know. A text that is no TOML gives `write_map(map)`.
std::string update_map(std::string_view old_text, const Map& map);

}  // namespace fronteira::content
