// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace fronteira {

/// The platform's only generator: SplitMix64 (Steele, Lea, Flood 2014), with the same numbers on
/// every machine. It consists of one 64-bit word, which a match keeps in its state.
struct Random {
    uint64_t state = 0;

    constexpr uint64_t next() {
        state += 0x9e3779b97f4a7c15u;
        uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    /// A number from 0 to `bound` - 1, each equally likely (Lemire's multiplication with
    /// rejection, on the upper 32 bits). `bound` must be at least 1.
    constexpr uint32_t below(uint32_t bound) {
        uint64_t product = (next() >> 32) * bound;
        if (static_cast<uint32_t>(product) < bound) {
            const uint32_t rejected = (0u - bound) % bound;
            while (static_cast<uint32_t>(product) < rejected) product = (next() >> 32) * bound;
        }
        return static_cast<uint32_t>(product >> 32);
    }

    /// A number from `low` to `high`, both included.
    constexpr int32_t between(int32_t low, int32_t high) {
        const uint32_t count = static_cast<uint32_t>(high) - static_cast<uint32_t>(low) + 1u;
        const uint32_t above = count == 0 ? static_cast<uint32_t>(next() >> 32) : below(count);
        return static_cast<int32_t>(static_cast<uint32_t>(low) + above);
    }
};

/// The seed of the match number `index` of a series that has one seed.
constexpr uint64_t derived_seed(uint64_t seed, uint64_t index) {
    Random stream{seed ^ (index + 1) * 0xd1342543de82ef95u};
    return stream.next();
}

}  // namespace fronteira
