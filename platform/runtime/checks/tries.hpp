// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

#include <cstdint>

namespace fronteira::runtime {

/// What one part of checking a mod may cost altogether, whatever its number of rulesets, seats,
/// options and maps: in units of about an instruction, so that it is the same on every machine.
class Tries {
 public:
    explicit Tries(int64_t most) : left_(most) {}

    bool spent() const { return left_ <= 0; }
    void take(int64_t units) { left_ -= units; }

    /// Of loading the rules of a game, without what its scripts do meanwhile.
    static int64_t cost_of_loading(const Game& game) {
        constexpr int64_t of_files = 1'000'000, of_a_space = 300;
        return of_files + of_a_space * game.map.board->space_count();
    }

 private:
    int64_t left_;
};

}  // namespace fronteira::runtime
