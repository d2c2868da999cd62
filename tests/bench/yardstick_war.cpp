// SPDX-License-Identifier: MIT
#include "yardstick_war.hpp"

#include "yardstick_match.hpp"

#include <memory>

namespace fronteira::bench {

const char* name(MoveKind kind) {
    constexpr const char* names[move_kinds] = {
        "trade", "keep", "place", "attack", "stop attack", "occupy", "redeploy", "stop redeploy"};
    return names[static_cast<size_t>(kind)];
}

YardstickResult play(const YardstickBoard& board, int seats, uint64_t seed,
                     const YardstickOptions& options) {
    if (words_for(board.region.size()) <= SmallSize::space_words &&
        words_for(board.links.size()) <= SmallSize::link_words)
        return Match<SmallSize>(board, seats, seed, options).run();
    return std::make_unique<Match<LargeSize>>(board, seats, seed, options)->run();
}

}  // namespace fronteira::bench
