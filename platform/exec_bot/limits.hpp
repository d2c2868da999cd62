// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace fronteira::exec_bot {

/// What a program may use while it plays one match. A program that uses more forfeits.
struct Limits {
    std::chrono::milliseconds start{20000};    ///< until it has said `hello`
    std::chrono::milliseconds decision{5000};  ///< until it has moved
    std::chrono::milliseconds farewell{100};   ///< to end by itself when the match is over
    size_t line_bytes = size_t{64} << 10;      ///< of a message that it sends
    size_t unread_bytes = size_t{32} << 20;    ///< of answers that it leaves lying
    int messages = 1000;                       ///< that it sends for one decision
    uint64_t memory = uint64_t{1} << 30;       ///< bytes of addresses, each process
    int processes = 8;                         ///< at once
    int births = 256;                          ///< processes started in all
    int threads = 256;                         ///< at once, of all processes
    int files = 32;                            ///< open at once
    int processor_seconds = 3600;              ///< each process

    /// Where a host waits no longer than 10 s for a decision, including the start of the program.
    static Limits within_a_host() {
        Limits limits;
        limits.start = std::chrono::milliseconds(4000);
        return limits;
    }
    /// Where an author asks what his program does wrong, a busy machine must not answer for it.
    static Limits within_a_check() {
        Limits limits;
        limits.farewell = std::chrono::milliseconds(2000);
        return limits;
    }
};

}  // namespace fronteira::exec_bot
