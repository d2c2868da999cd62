// SPDX-License-Identifier: MIT
#include <fronteira/random.hpp>

#include "yardstick_boards.hpp"
#include "yardstick_rules.hpp"

#include <cmath>
#include <numeric>

namespace fronteira::bench {
namespace {

/// Every pair of grid neighbours, and one diagonal of each square so that no two links cross.
std::vector<Link> candidates(int spaces, Random& random) {
    const int width = static_cast<int>(std::ceil(std::sqrt(spaces)));
    std::vector<Link> links;
    const auto add = [&](int a, int b) {
        if (a < spaces && b < spaces)
            links.emplace_back(static_cast<uint16_t>(a), static_cast<uint16_t>(b));
    };
    for (int space = 0; space < spaces; ++space) {
        add(space, space + width);
        if (space % width + 1 == width) continue;
        add(space, space + 1);
        if (random.below(2) == 0)
            add(space, space + width + 1);
        else
            add(space + 1, space + width);
    }
    return links;
}

/// A spanning tree first, then further links until there are `wanted`.
std::vector<Link> connected_links(int spaces, size_t wanted, Random& random) {
    std::vector<Link> all = candidates(spaces, random);
    shuffle(all, random);
    std::vector<uint16_t> parent(static_cast<size_t>(spaces));
    std::iota(parent.begin(), parent.end(), uint16_t{0});
    const auto root = [&](uint16_t space) {
        while (parent[space] != space) space = parent[space] = parent[parent[space]];
        return space;
    };
    std::vector<Link> chosen, others;
    for (const Link& link : all) {
        const uint16_t a = root(link.first), b = root(link.second);
        (a == b ? others : chosen).push_back(link);
        parent[a] = b;
    }
    for (const Link& link : others) {
        if (chosen.size() >= wanted) break;
        chosen.push_back(link);
    }
    return chosen;
}

/// Regions grow from random spaces along the links, one space a region in turn.
void grow_regions(YardstickBoard& board, int regions, Random& random) {
    constexpr uint16_t none = 0xffff;
    std::vector<uint16_t> seeds(board.region.size());
    std::iota(seeds.begin(), seeds.end(), uint16_t{0});
    shuffle(seeds, random);
    board.region.assign(board.region.size(), none);
    std::vector<std::vector<uint16_t>> fronts(static_cast<size_t>(regions));
    for (size_t region = 0; region < fronts.size(); ++region) {
        fronts[region].push_back(seeds[region]);
        board.region[seeds[region]] = static_cast<uint16_t>(region);
    }
    const auto grow = [&](size_t region) {
        std::vector<uint16_t>& front = fronts[region];
        while (!front.empty()) {
            const uint16_t space = front.front();
            for (uint32_t i = board.first_link[space]; i < board.first_link[space + 1u]; ++i) {
                const uint16_t next = board.links[i];
                if (board.region[next] != none) continue;
                board.region[next] = static_cast<uint16_t>(region);
                front.push_back(next);
                return true;
            }
            front.erase(front.begin());
        }
        return false;
    };
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t region = 0; region < fronts.size(); ++region)
            if (grow(region)) grown = true;
    }
}

std::vector<Objective> scaled_objectives(int spaces, int regions) {
    const auto share = [&](int of_42) { return (spaces * of_42 + 41) / 42; };
    const int third = std::max(1, regions / 3);
    std::vector<Objective> cards;
    for (int card = 0; card < 6; ++card) {
        Objective objective{ObjectiveKind::regions, {}, card < 2 ? 1 : 0};
        for (int i = 0; i < third; ++i)
            objective.regions.push_back(static_cast<uint16_t>((card * regions / 6 + i) % regions));
        cards.push_back(objective);
    }
    cards.push_back({ObjectiveKind::garrisons, {}, 0, share(18)});
    cards.push_back({ObjectiveKind::spaces, {}, 0, share(24)});
    for (int seat = 0; seat < 6; ++seat) cards.push_back({ObjectiveKind::destroy, {}, 0, 0, seat});
    return cards;
}

}  // namespace

YardstickBoard generated_board(int spaces, uint64_t seed) {
    Random random{seed};
    const int regions = std::max(2, spaces / 10);
    YardstickBoard board;
    board.region.assign(static_cast<size_t>(spaces), 0);
    board.region_bonus.assign(static_cast<size_t>(regions), 0);
    for (int space = 0; space < spaces; ++space) {
        board.names.push_back(std::to_string(space));
        board.figure.push_back(static_cast<uint8_t>(space % 3));
    }
    const std::vector<Link> links =
        connected_links(spaces, static_cast<size_t>(spaces) * 79 / 42, random);
    YardstickBoard linked = board;
    index_board(linked, links);
    grow_regions(linked, regions, random);
    board.region = linked.region;
    index_board(board, links);
    for (int region = 0; region < regions; ++region)
        board.region_bonus[static_cast<size_t>(region)] =
            (board.region_size[static_cast<size_t>(region)] + 1) / 2;
    board.objectives = scaled_objectives(spaces, regions);
    board.fallback_spaces = (spaces * 24 + 41) / 42;
    return board;
}

}  // namespace fronteira::bench
