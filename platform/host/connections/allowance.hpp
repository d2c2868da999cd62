// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>

namespace fronteira::host {

/// How often something may happen.
struct Rate {
    double at_once = 0;
    double a_second = 0;  ///< 0: any
};

/// What is left of a rate. Begins full.
class Allowance {
 public:
    explicit Allowance(Rate rate) : rate_(rate), left_(rate.at_once) {}

    /// Whether it may happen once more now.
    bool take(std::chrono::steady_clock::time_point now) {
        if (rate_.a_second <= 0) return true;
        const double gone = std::chrono::duration<double>(now - counted_).count();
        left_ = std::min(rate_.at_once, left_ + gone * rate_.a_second);
        counted_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

 private:
    Rate rate_;
    double left_;
    std::chrono::steady_clock::time_point counted_ = std::chrono::steady_clock::now();
};

}  // namespace fronteira::host
