// SPDX-License-Identifier: MIT
#pragma once

#include "compile/handle_types.hpp"

#include <set>

namespace fronteira::compile {

/// The calls of a function, by place, whose result is reckoned with or put in an order.
std::set<size_t> reckoned_calls(const Proto& proto, const HandleTypes& types);

}  // namespace fronteira::compile
