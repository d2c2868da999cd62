// SPDX-License-Identifier: MIT
#include "generate/growth.hpp"

#include <algorithm>
#include <numeric>

namespace fronteira::generate {

void Growth::begin(int cell, int share) {
    origins_.push_back(cell);
    shares_.push_back(share);
    sizes_.push_back(0);
    rims_.emplace_back();
    take(cell, groups() - 1);
}

void Growth::take(int cell, int group) {
    group_[static_cast<size_t>(cell)] = group;
    ++sizes_[static_cast<size_t>(group)];
    ++taken_;
    auto& rim = rims_[static_cast<size_t>(group)];
    for (const int other : cells_.beside[static_cast<size_t>(cell)])
        if (std::find(rim.begin(), rim.end(), other) == rim.end()) rim.push_back(other);
}

void Growth::grow(int until, const std::function<bool(int, int)>& may_take) {
    std::vector<int> open(origins_.size());
    std::iota(open.begin(), open.end(), 0);
    while (taken_ < until && !open.empty()) {
        const auto behind = std::min_element(open.begin(), open.end(), [&](int a, int b) {
            const auto one = static_cast<size_t>(a), other = static_cast<size_t>(b);
            return int64_t{sizes_[one]} * shares_[other] < int64_t{sizes_[other]} * shares_[one];
        });
        const int cell = choose(*behind, may_take);
        if (cell == Cells::none)
            open.erase(behind);
        else
            take(cell, *behind);
    }
}

int Growth::choose(int group, const std::function<bool(int, int)>& may_take) {
    auto& rim = rims_[static_cast<size_t>(group)];
    std::erase_if(rim, [&](int cell) { return group_[static_cast<size_t>(cell)] != nobody; });
    int best = Cells::none, most = -1;
    for (const int cell : rim) {
        if (!may_take(cell, group)) continue;
        int worth = lot_.between(0, 5);
        for (const int other : cells_.beside[static_cast<size_t>(cell)])
            if (group_[static_cast<size_t>(other)] == group) worth += 2;
        if (worth <= most) continue;
        most = worth;
        best = cell;
    }
    return best;
}

int Growth::steps_to_land(int cell) const {
    std::vector<bool> seen(group_.size());
    std::vector<int> rim{cell};
    seen[static_cast<size_t>(cell)] = true;
    for (int steps = 0; !rim.empty(); ++steps) {
        std::vector<int> next;
        for (const int one : rim) {
            if (group(one) != nobody) return steps;
            for (const int other : cells_.near[static_cast<size_t>(one)]) {
                if (seen[static_cast<size_t>(other)]) continue;
                seen[static_cast<size_t>(other)] = true;
                next.push_back(other);
            }
        }
        rim = std::move(next);
    }
    return cells_.count();
}

std::vector<int> Growth::steps_from_land(const std::vector<int>& ground, int first) const {
    constexpr int off = -1;
    std::vector<int> steps(group_.size(), off);
    std::vector<bool> on_ground(group_.size());
    for (const int cell : ground) on_ground[static_cast<size_t>(cell)] = true;
    std::vector<int> rim;
    for (const int cell : ground)
        if (group(cell) >= first) rim.push_back(cell);
    for (const int cell : rim) steps[static_cast<size_t>(cell)] = 0;
    for (size_t i = 0; i < rim.size(); ++i)
        for (const int other : cells_.beside[static_cast<size_t>(rim[i])]) {
            int& known = steps[static_cast<size_t>(other)];
            if (known != off || !on_ground[static_cast<size_t>(other)]) continue;
            known = steps[static_cast<size_t>(rim[i])] + 1;
            rim.push_back(other);
        }
    return steps;
}

}  // namespace fronteira::generate
