// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <cstdint>

namespace fronteira::conformance {

/// What looking may cost altogether, in units of core::Budget, so that it comes to an end whatever
/// the rules do and however large the state is.
class Work {
 public:
    explicit Work(int64_t most) : left_(most) {}

    bool enough() const { return left_ <= 0; }
    int64_t left() const { return left_; }
    void take(int64_t units) { left_ -= units; }
    /// Of what a match did last: a step, or a question whether a move is legal.
    void take_step(const core::Match& match) {
        take(core::Budget::of_a_step - match.state().budget().left() + cells(match) / 2);
    }
    /// Of cells that are kept until the end.
    void take_kept(size_t kept) {
        constexpr int64_t of_a_cell = 256;
        take(of_a_cell * static_cast<int64_t>(kept));
    }
    /// Of all that a seat is told.
    void take_view(const core::Match& match) {
        constexpr int64_t of_a_cell = 20;
        take(of_a_cell * cells(match));
    }

 private:
    static int64_t cells(const core::Match& match) {
        return static_cast<int64_t>(match.state().cells().size());
    }

    int64_t left_;
};

}  // namespace fronteira::conformance
