// SPDX-License-Identifier: MIT
#include "runtime/games/drawn_seed.hpp"

#include "host/rooms/seed_lot.hpp"

namespace fronteira::runtime {

Result<void> check_drawn_seed(const match::Record& record) {
    if (!record.commitment) return {};
    const std::string hash = host::commitment(record.seed, record.commitment->salt);
    if (hash == record.commitment->hash) return {};
    return fail(
        error_at({record.file, 0, 0}, "replay.commitment",
                 "the seed is not the one the host committed to: its hash is " + hash +
                     " and not " + record.commitment->hash,
                 "the seed was chosen after the match was opened, or the record was edited"));
}

}  // namespace fronteira::runtime
