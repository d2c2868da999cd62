// SPDX-License-Identifier: MIT
#pragma once

#include "yardstick_boards.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::bench {

enum class MoveKind : uint8_t {
    trade,
    keep,
    place,
    attack,
    stop_attack,
    occupy,
    redeploy,
    stop_redeploy,
};
constexpr size_t move_kinds = 8;
const char* name(MoveKind kind);

struct YardstickResult {
    uint64_t moves = 0;
    int winner = -1;  ///< a seat, or -1 when the round limit ended the match
    int rounds = 0;   ///< the round in which the match ended, from 1
    /// For every move h = (h ^ w) * 0x9e3779b97f4a7c15, h ^= h >> 32, where w is
    /// kind | a << 8 | b << 24 | (c or number) << 40 of the step below (0 where it has none); then
    /// the same with armies << 8 | owner of each space at the end.
    uint64_t trace_hash = 0;
    std::array<uint64_t, move_kinds> moves_of_kind{};
};

/// One move. `a`, `b`, `c` are the three cards of a trade in hand order; `a` the space of a
/// placement; `a` and `b` origin and destination of an attack, an occupation or a redeployment.
struct YardstickStep {
    int round = 0;
    int seat = 0;
    MoveKind kind = MoveKind::keep;
    int a = 0, b = 0, c = 0;
    int number = 0;         ///< armies, or dice of an attack; 0 for a move without a number
    int choices = 0;        ///< how long the list of legal moves was
    int attacker_lost = 0;  ///< of an attack
    int defender_lost = 0;
};

struct YardstickTrace {
    int first_seat = 0;
    std::vector<int> owner;      ///< of each space after the deal
    std::vector<int> objective;  ///< of each seat, an index into the board's objectives
    std::vector<YardstickStep> steps;
};

struct YardstickOptions {
    int round_limit = 1000;
    std::optional<uint64_t> players_seed;  ///< of the random players; else derived from the seed
    YardstickTrace* trace = nullptr;       ///< filled when given; costs time
};

/// War by hand, played by uniformly random seats (3 to 6): an entry of the list of legal moves,
/// then a number of its range. Nothing here shares code with the platform but the generator, so
/// that it can measure the platform and contradict it.
YardstickResult play(const YardstickBoard& board, int seats, uint64_t seed,
                     const YardstickOptions& options = {});

}  // namespace fronteira::bench
