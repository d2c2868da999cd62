// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <string>

namespace fronteira::host {

/// Warnings for whoever runs the host of what strangers can bring about as often as they like: one
/// of a kind is said, and how many more there were when it is said again.
class Seldom {
 public:
    using Clock = std::chrono::steady_clock;
    using Say = std::function<void(const std::string&)>;

    explicit Seldom(Say say, Clock::duration pause = std::chrono::minutes(1))
        : say_(std::move(say)), pause_(pause) {}

    /// `kind` is one of a few words of the host's own.
    void warn(const std::string& kind, const std::string& what,
              Clock::time_point now = Clock::now()) {
        Kind& one = kinds_[kind];
        if (one.said && now < one.last + pause_) {
            ++one.unsaid;
            return;
        }
        const std::string more = one.unsaid > 0 ? "; " + std::to_string(one.unsaid) +
                                                      " times more since this was last reported"
                                                : "";
        one = {true, now, 0};
        say_(what + more);
    }

 private:
    struct Kind {
        bool said = false;
        Clock::time_point last;
        size_t unsaid = 0;
    };

    Say say_;
    Clock::duration pause_;
    std::map<std::string, Kind> kinds_;
};

}  // namespace fronteira::host
