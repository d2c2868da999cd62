// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>

namespace fronteira::host {

/// What one connection may do. See "Limits" in docs/reference/protocol.md.
struct ConnectionLimits {
    size_t message_bytes = size_t{64} << 10;
    double messages_per_second = 20;  ///< 0: any
    double burst = 40;
    int depth = 16;
    size_t waiting_bytes = size_t{1} << 20;  ///< what may wait to be sent; 0: any
    /// A message of more bytes is long: a map, a record. One may always wait, and more of them as
    /// long as they stay within `waiting_long`.
    size_t long_message = size_t{64} << 10;
    size_t waiting_long = size_t{32} << 20;
};

/// What one host takes on.
struct Limits {
    ConnectionLimits network;
    ConnectionLimits pipe{size_t{16} << 20, 0, 0, 16, 0, 0, 0};
    std::chrono::milliseconds handshake{5000};  ///< and once more for `hello`
    size_t connections = 4096;
    size_t connections_of_one_address = 64;     ///< loopback does not count
    size_t matches = 2000;                      ///< that are awake
    size_t matches_of_one_connection = 8;       ///< of those, opened over the network
    std::chrono::milliseconds decision{10000};  ///< for the rules or a bot
    std::chrono::milliseconds idle{60000};      ///< then a match that nobody is at sleeps
};

}  // namespace fronteira::host
