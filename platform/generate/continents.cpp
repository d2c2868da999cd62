// SPDX-License-Identifier: MIT
#include "generate/continents.hpp"

#include <fronteira/random.hpp>

#include "generate/growth.hpp"

#include <algorithm>

namespace fronteira::generate {
namespace {

/// Shares out `all` things among `groups`, each at least one, by lot and not too unevenly.
std::vector<int> shares(int all, int groups, Random& lot) {
    std::vector<int> share(static_cast<size_t>(groups), 1);
    for (int left = all - groups; left > 0; --left) {
        const auto a = lot.below(static_cast<uint32_t>(groups));
        const auto b = lot.below(static_cast<uint32_t>(groups));
        ++share[share[a] <= share[b] ? a : b];
    }
    return share;
}

class Raising {
 public:
    Raising(const Cells& cells, int spaces, int landmasses, uint64_t seed)
        : cells_(cells), spaces_(spaces), lot_{seed}, landmasses_(landmasses) {}

    Continents run(int regions) {
        const std::vector<int> regions_of = shares(regions, landmasses_, lot_);
        Growth land(cells_, lot_);
        for (int landmass = 0; landmass < landmasses_; ++landmass)
            land.begin(far_from_land(land),
                       std::max(1, regions_of[static_cast<size_t>(landmass)] * spaces_ / regions));
        // Apart as long as there is room; then wherever there is any.
        land.grow(spaces_, [&](int cell, int group) {
            return cells_.usable[static_cast<size_t>(cell)] && !touches_other(land, cell, group);
        });
        land.grow(spaces_,
                  [&](int cell, int) { return bool(cells_.usable[static_cast<size_t>(cell)]); });
        land.grow(spaces_, [](int, int) { return true; });
        return {divide(land, regions_of)};
    }

 private:
    /// The best of some usable cells drawn by lot.
    int far_from_land(const Growth& land) {
        int best = Cells::none;
        int64_t farthest = -1;
        for (int tries = 0; tries < 400 && (tries < 24 || best == Cells::none); ++tries) {
            const int cell = static_cast<int>(lot_.below(static_cast<uint32_t>(cells_.count())));
            const bool good = tries >= 300 || cells_.usable[static_cast<size_t>(cell)];
            if (!good || land.group(cell) != Growth::nobody) continue;
            const int64_t away = land.steps_to_land(cell);
            if (away <= farthest) continue;
            farthest = away;
            best = cell;
        }
        // So little room that the lot missed it.
        for (int cell = 0; best == Cells::none && cell < cells_.count(); ++cell)
            if (land.group(cell) == Growth::nobody) best = cell;
        return best;
    }

    bool touches_other(const Growth& land, int cell, int group) const {
        const auto& near = cells_.near[static_cast<size_t>(cell)];
        return std::any_of(near.begin(), near.end(), [&](int other) {
            return land.group(other) != Growth::nobody && land.group(other) != group;
        });
    }

    std::vector<int> divide(const Growth& land, const std::vector<int>& regions_of) {
        Growth regions(cells_, lot_);
        for (int landmass = 0; landmass < landmasses_; ++landmass) {
            std::vector<int> ground;
            for (int cell = 0; cell < cells_.count(); ++cell)
                if (land.group(cell) == landmass) ground.push_back(cell);
            const int wanted = std::min(regions_of[static_cast<size_t>(landmass)],
                                        static_cast<int>(ground.size()));
            int first = regions.groups();
            for (int i = 0; i < wanted; ++i)
                regions.begin(i == 0 ? ground[lot_.below(static_cast<uint32_t>(ground.size()))]
                                     : farthest(regions, ground, first),
                              1);
        }
        regions.grow(cells_.count(), [&](int cell, int region) {
            return land.group(cell) != Growth::nobody &&
                   land.group(cell) == land.group(regions.origin(region));
        });
        std::vector<int> region(static_cast<size_t>(cells_.count()));
        for (int cell = 0; cell < cells_.count(); ++cell)
            region[static_cast<size_t>(cell)] = regions.group(cell);
        return region;
    }

    /// The cell of some ground that most steps lead to from regions that began there.
    int farthest(const Growth& regions, const std::vector<int>& ground, int first) const {
        int best = Cells::none, most = -1;
        const std::vector<int> steps = regions.steps_from_land(ground, first);
        for (const int cell : ground) {
            const int away = steps[static_cast<size_t>(cell)];
            if (regions.group(cell) != Growth::nobody || away <= most) continue;
            most = away;
            best = cell;
        }
        return best;
    }

    const Cells& cells_;
    int spaces_;
    Random lot_;
    int landmasses_;
};

}  // namespace

Continents raise_land(const Cells& cells, int spaces, int regions, int landmasses, uint64_t seed) {
    return Raising(cells, spaces, landmasses, seed).run(regions);
}

}  // namespace fronteira::generate
