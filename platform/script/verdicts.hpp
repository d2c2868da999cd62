// SPDX-License-Identifier: MIT
#pragma once

#include "compile/cells_read.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::script {

/// What a `where` answered about the values of a move, and when it would answer the same again: in
/// every state, where it asked for nothing but these values (do these cards show numbers?), or as
/// long as the cells that it read hold the same. What is found costs what it cost to answer. Newer
/// verdicts take the place of older ones.
class Verdicts {
 public:
    struct Verdict {
        bool allows;
        int32_t cost;
    };

    /// `values`: in one word, never 0.
    std::optional<Verdict> find(uint64_t values, int seat, const core::State& state) const {
        return by_state_.empty() ? find_anywhere(values) : find_here(values, seat, state);
    }
    /// `read`: all that it leans on but the values.
    void note(uint64_t values, int seat, const Verdict& verdict, const compile::CellsRead& read);

    /// Whether none has leaned on a state so far.
    bool hold_anywhere() const { return by_state_.empty(); }

 private:
    static constexpr size_t most = 256;  // few enough to stay at hand
    /// For choices of values that differ in the last bits alone.
    struct Anywhere {
        static constexpr int bits = 6;
        uint64_t values = 0;   ///< without those bits
        uint64_t known = 0;    ///< a bit for each choice
        uint64_t allowed = 0;  ///< of those
        std::array<int32_t, 1 << bits> costs{};
    };
    struct ByState {
        uint64_t values = 0;
        int32_t cost = 0;
        int8_t seat = 0;
        bool allows = false;
        compile::CellsRead read{};
    };
    void note_anywhere(uint64_t values, const Verdict& verdict);
    std::optional<Verdict> find_anywhere(uint64_t values) const;
    std::optional<Verdict> find_here(uint64_t values, int seat, const core::State& state) const;
    static constexpr size_t ways = 4;  ///< places for the same values: the state changes to and fro
    static size_t first_of(uint64_t values) { return place_of(values) / ways * ways; }
    static size_t place_of(uint64_t values) { return (values * 0x9e3779b97f4a7c15u >> 32) % most; }

    std::vector<Anywhere> anywhere_{};
    std::array<uint8_t, most / ways> next_{};  ///< which of the ways is overwritten next
    std::vector<ByState> by_state_{};          ///< of all, from the first one on that leans on it
};

}  // namespace fronteira::script
