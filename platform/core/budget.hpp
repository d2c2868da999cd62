// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace fronteira::core {

/// The work that one step of a match may cost: a move with all that follows it up to the next
/// decision. Scripts and what is done natively charge the same counter, in units of about one
/// instruction of a script. It counts what the declarations and the position say, never what a
/// shortcut saves, so that a step costs the same on every machine and however it was come to.
class Budget {
 public:
    static constexpr int64_t of_a_step = 50'000'000;

    void refill(int64_t units = of_a_step) { left_ = units; }
    /// False once there is none left: whoever works stops, and what was found so far is void.
    bool charge(int64_t units) { return (left_ -= units) >= 0; }
    bool spent() const { return left_ < 0; }
    int64_t left() const { return left_; }

 private:
    int64_t left_ = of_a_step;
};

/// Units for moving one card of a deck of so many: every card above it is written anew, and what
/// was written is kept until the step is over.
constexpr int64_t cost_of_moving(size_t cards) {
    return 64 + 8 * static_cast<int64_t>(cards);
}
/// Units for shuffling so many.
constexpr int64_t cost_of_shuffling(size_t cards) {
    return 64 + 16 * static_cast<int64_t>(cards);
}

}  // namespace fronteira::core
