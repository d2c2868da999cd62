// SPDX-License-Identifier: MIT
#pragma once

#include "host/connections/allowance.hpp"

#include <chrono>
#include <cstddef>

namespace fronteira::host {

/// What one connection may do. See "Limits" in docs/reference/protocol.md.
struct ConnectionLimits {
    size_t message_bytes = size_t{64} << 10;
    size_t pieces = 1024;  ///< in which one message may come
    Rate messages{40, 20};
    size_t requests = 64;  ///< that are not answered yet; 0: any
    int depth = 16;
    size_t waiting_bytes = size_t{1} << 20;  ///< what may wait to be sent; 0: any
    /// A message of more bytes is long: a map, a record. One may always wait, and more of them as
    /// long as they stay within `waiting_long`.
    size_t long_message = size_t{64} << 10;
    size_t waiting_long = size_t{32} << 20;
    Rate lines{5, 0.5};  ///< of chat
};

/// What all connections from one address may do together. Of IPv6 the first half is the address.
struct AddressLimits {
    size_t connections = 64;
    Rate handshakes{64, 8};
    size_t matches = 8;   ///< awake and not over, that it opened
    Rate workers{64, 1};  ///< matches opened or woken, whatever becomes of them
    /// People who want to play in a tournament: a club at one address may come at once, and nobody
    /// takes all places.
    Rate registrations{40, 0.1};
};

/// What one host takes on.
struct Limits {
    ConnectionLimits network;
    /// A message holds the longest record, in which every line end takes one byte more in JSON.
    ConnectionLimits pipe{.message_bytes = size_t{64} << 20,
                          .pieces = 0,
                          .messages = {},
                          .requests = 0,
                          .waiting_bytes = 0,
                          .long_message = 0,
                          .waiting_long = 0};
    AddressLimits address;
    std::chrono::milliseconds handshake{5000};  ///< and once more for `hello`
    size_t connections = 4096;
    size_t turned_away = 64;  ///< connections beyond a limit that are told so at one time
    size_t waiting_bytes = size_t{256} << 20;  ///< what waits to be sent to all
    size_t requests = 8192;                    ///< of all, that are not answered yet
    size_t late_bytes = size_t{64} << 20;      ///< what late spectators of all matches will be told
    size_t matches = 2000;                     ///< that are awake
    /// Of processes of matches, at a time: they read rules or play a record again, and must leave
    /// the processor to those who play.
    size_t beginnings = 4;
    /// Of one match, and what the record keeps of them; then it is abandoned. A record that has
    /// grown beyond match::most_record_bytes could not be gone on with.
    size_t moves = 100000;
    size_t move_bytes = size_t{24} << 20;
    size_t kept = 20000;  ///< in the store; see Router::make_room
    /// Of the store, before another match is opened. Those that go on may still grow, each by
    /// `move_bytes` at most.
    size_t kept_bytes = size_t{8} << 30;
    size_t listed = 500;                        ///< matches that a stranger is told of
    std::chrono::milliseconds decision{10000};  ///< for the rules or a bot
    std::chrono::milliseconds idle{60000};      ///< then a match that nobody is at sleeps
};

}  // namespace fronteira::host
