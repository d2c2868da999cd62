// SPDX-License-Identifier: MIT
#define XXH_STATIC_LINKING_ONLY  // the streaming state is then a plain value
#include "core/state.hpp"

#include <xxhash.h>

#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>  // the same values, by the widest registers that there are
#endif

namespace fronteira::core {
namespace {

Hash from(XXH128_hash_t value) {
    return {value.low64, value.high64};
}

}  // namespace

std::string to_text(const Hash& hash) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const uint64_t half : {hash.high, hash.low})
        for (int shift = 60; shift >= 0; shift -= 4) text += digits[half >> shift & 15u];
    return text;
}

Hash State::hash() const {
    const auto all = cells();
    return from(XXH3_128bits(all.data(), all.size_bytes()));
}

Hash chain(const Hash& before, std::span<const int32_t> move, const State& after) {
    XXH3_state_t state;
    XXH3_128bits_reset(&state);
    XXH3_128bits_update(&state, &before, sizeof before);
    XXH3_128bits_update(&state, move.data(), move.size_bytes());
    const auto cells = after.cells();
    XXH3_128bits_update(&state, cells.data(), cells.size_bytes());
    return from(XXH3_128bits_digest(&state));
}

}  // namespace fronteira::core
