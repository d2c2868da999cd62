// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::host {

using protocol::Json;
using Moment = std::chrono::steady_clock::time_point;

/// The time that each person has left, in milliseconds: so much in all, and so much more for every
/// decision. Bots have none. It is told what the time is and measures nothing itself.
class Clock {
 public:
    /// No clock at all: nobody is hurried.
    Clock() = default;
    Clock(int64_t milliseconds, int64_t increment, size_t seats)
        : left_(seats, milliseconds), increment_(increment) {}

    bool exists() const { return !left_.empty(); }
    /// These seats (from 0) think from now on. `decided` made a decision, if any did, and gets its
    /// increment where its time was running.
    void run(const std::vector<int>& seats, Moment now, std::optional<int> decided = {});
    void stop(Moment now);
    bool running() const { return !running_.empty(); }
    /// The first moment at which some seat's time is up, and whose. Nothing while none runs.
    std::optional<std::pair<Moment, int>> next_flag() const;

    /// `clock` of the protocol.
    Json to_json(Moment now, bool paused) const;
    /// For the store.
    std::vector<int64_t> left(Moment now) const;
    void set_left(std::vector<int64_t> left) { left_ = std::move(left); }

 private:
    void settle(Moment now);
    std::vector<int64_t> left_;
    int64_t increment_ = 0;
    std::vector<int> running_;
    Moment since_{};
};

}  // namespace fronteira::host
