// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <deque>

namespace fronteira::compile {

/// Things that one run of the machine makes one after the other, and the next run uses again. They
/// stay where they are.
template <class Thing>
class Reused {
 public:
    /// Null where there are as many as a run may have.
    Thing* next() {
        if (used_ == most) return nullptr;
        if (used_ == all_.size()) all_.emplace_back();
        return &all_[used_++];
    }
    void clear() { used_ = 0; }

 private:
    static constexpr size_t most = 100'000;

    std::deque<Thing> all_;
    size_t used_ = 0;
};

}  // namespace fronteira::compile
