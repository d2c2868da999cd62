// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fronteira::bench {

enum class ObjectiveKind : uint8_t {
    regions,    ///< hold every region of `regions` and `extra_regions` others of one's choice
    spaces,     ///< hold `spaces` spaces
    garrisons,  ///< hold `spaces` spaces with at least two armies each
    destroy,    ///< eliminate the seat `target`
};

struct Objective {
    ObjectiveKind kind = ObjectiveKind::spaces;
    std::vector<uint16_t> regions;
    int extra_regions = 0;
    int spaces = 0;
    int target = -1;
};

/// What the yardstick plays on: spaces 0..n-1 whose neighbours are `links[first_link[s]]` up to
/// `links[first_link[s + 1]]`, ascending and present on both sides. Card s of the territory deck
/// shows space s; the cards n and above are wild.
struct YardstickBoard {
    std::vector<std::string> names;
    std::vector<uint32_t> first_link;
    std::vector<uint16_t> links;
    std::vector<uint16_t> region;
    std::vector<int> region_size;
    std::vector<int> region_bonus;
    std::vector<uint8_t> figure;
    std::vector<Objective> objectives;
    int fallback_spaces = 0;  ///< what a destroy objective becomes once it cannot be met
    int wild_cards = 2;

    int spaces() const { return static_cast<int>(region.size()); }
    int regions() const { return static_cast<int>(region_size.size()); }
    /// The index of the space of that name, or -1.
    int find(std::string_view name) const;
};

using Link = std::pair<uint16_t, uint16_t>;

/// Fills `first_link` and `links` from links given once each, and `region_size` from `region`.
void index_board(YardstickBoard& board, const std::vector<Link>& links);

/// The 42 territories and 79 borders of War.
YardstickBoard war_board();

/// A connected board of `spaces` spaces (4 to 8192) on a grid with some diagonals: as many links a
/// space as War has, regions of about ten neighbouring spaces, objectives in War's proportions.
/// The same arguments give the same board.
YardstickBoard generated_board(int spaces, uint64_t seed);

}  // namespace fronteira::bench
