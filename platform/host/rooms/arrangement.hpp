// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <optional>
#include <utility>

namespace fronteira::host {

using protocol::Json;

/// What is to be another at a table before its match begins.
struct Arrangement {
    Json options = Json::object();                ///< those that change, by id
    std::optional<std::pair<int, int>> exchange;  ///< two seats change places
    bool by_opener = false;  ///< who changes what they like; others go to a vacant seat

    /// Where whoever has that seat then sat before.
    int seat_before(int seat) const {
        if (exchange && seat == exchange->first) return exchange->second;
        if (exchange && seat == exchange->second) return exchange->first;
        return seat;
    }
};

}  // namespace fronteira::host
