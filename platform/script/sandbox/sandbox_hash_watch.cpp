// SPDX-License-Identifier: MIT
#include "script/sandbox/sandbox_hash_watch.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

namespace fronteira::script {
namespace {

constexpr uint32_t samples = 8;
constexpr int64_t longest_by_chance = 32;
constexpr int64_t long_enough = 1024;  // to stop looking for a longer one
constexpr size_t offset_of_next = 12;  // in a cell, as a number of cells

int class_of(size_t size) {
    return std::countr_zero(size / HashWatch::cell);
}

int64_t chain_from(const char* cells, int64_t count, int64_t at) {
    int64_t length = 1;
    for (; length < count; ++length) {
        int32_t next = 0;
        std::memcpy(&next, cells + at * static_cast<int64_t>(HashWatch::cell) + offset_of_next,
                    sizeof next);
        at += next;
        if (next == 0 || at < 0 || at >= count) break;
    }
    return length;
}

}  // namespace

bool HashWatch::watches(size_t size) {
    return size >= (cell << smallest_class) && size % cell == 0 &&
           std::has_single_bit(size / cell) && class_of(size) < smallest_class + classes;
}

void HashWatch::remember(const void* block, size_t size) noexcept {
    try {
        blocks_[static_cast<size_t>(class_of(size) - smallest_class)].push_back(block);
    } catch (const std::bad_alloc&) {
        // One table is not watched; the allocator that asks cannot do better.
        return;
    }
}

void HashWatch::forget(const void* block, size_t size) noexcept {
    auto& known = blocks_[static_cast<size_t>(class_of(size) - smallest_class)];
    const auto found = std::find(known.rbegin(), known.rend(), block);
    if (found == known.rend()) return;
    *found = known.back();
    known.pop_back();
}

int64_t HashWatch::longest_chain() {
    int64_t longest = 0;
    ++turn_;
    for (size_t i = 0; i < blocks_.size(); ++i) {
        if (blocks_[i].empty()) continue;
        const auto* cells = static_cast<const char*>(blocks_[i][turn_ % blocks_[i].size()]);
        const uint32_t count = 1u << (i + smallest_class);
        for (uint32_t k = 0; k < samples && longest < long_enough; ++k) {
            const uint32_t at = (turn_ * samples + k) * 0x9e3779b1u % count;
            longest = std::max(longest, chain_from(cells, count, at));
        }
    }
    return longest > longest_by_chance ? longest : 0;
}

}  // namespace fronteira::script
