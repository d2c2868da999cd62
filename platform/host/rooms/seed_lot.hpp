// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace fronteira::host {

/// A random seed, and what may be said about it while nobody may know it.
struct SeedLot {
    uint64_t seed = 0;
    std::string salt;        ///< 128 bits, so that the seed cannot be found by trying all of them
    std::string commitment;  ///< see commitment()
};

SeedLot draw_seed();

/// The hash by which a host commits to a seed: BLAKE2b-256 of the text `SEED SALT`, so that `printf
/// 'SEED SALT' | b2sum -l 256` gives it as well.
std::string commitment(uint64_t seed, const std::string& salt);

}  // namespace fronteira::host
