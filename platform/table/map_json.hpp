// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "protocol/message.hpp"

namespace fronteira::table {

/// The protocol's `map`: what is drawn, with names in one language. A grid becomes its cells.
protocol::Json map_json(const Map& map, const std::string& name, const std::string& language);

}  // namespace fronteira::table
