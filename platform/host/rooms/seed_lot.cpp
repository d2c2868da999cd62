// SPDX-License-Identifier: MIT
#include "host/rooms/seed_lot.hpp"

#include "host/token.hpp"

namespace fronteira::host {

SeedLot draw_seed() {
    SeedLot lot{new_seed(), new_token(), {}};
    lot.commitment = commitment(lot.seed, lot.salt);
    return lot;
}

std::string commitment(uint64_t seed, const std::string& salt) {
    return token_hash(std::to_string(seed) + " " + salt);
}

}  // namespace fronteira::host
