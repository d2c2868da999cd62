// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fronteira::host {

/// What is attacked.
struct Target {
    uint16_t port;
    std::string match;  ///< that anyone may watch
    std::string token;  ///< of a seat there
};

/// One way to be a bad guest. Strikes for a few seconds, from an address of its own.
struct Attack {
    std::string name;
    std::function<void(const Target&, const std::string& address, Random&)> strike;
};

const std::vector<Attack>& attacks();

/// Strikes again and again, with pauses, until there is peace.
void keep_on(const Attack& attack, const Target& target, uint64_t seed,
             std::chrono::milliseconds pause, const std::atomic<bool>& peace,
             std::atomic<size_t>& blows);

}  // namespace fronteira::host
