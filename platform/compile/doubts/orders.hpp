// SPDX-License-Identifier: MIT
#pragma once

#include "compile/handle_types.hpp"

#include <optional>
#include <string>

namespace fronteira::compile {

/// What stands in a register is put in order with a number: `armies > 3`.
struct Order {
    int in_register;
    std::string sign;  ///< between that and the number
    int64_t number;
};

/// The one that the instruction at `at` asks about, if the number is written there.
std::optional<Order> order_at(const Proto& proto, const HandleTypes& types, size_t at);

}  // namespace fronteira::compile
