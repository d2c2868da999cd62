// SPDX-License-Identifier: MIT
#include "core/state/state.hpp"

#include <xxhash.h>

#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>  // the same values, by the widest registers that there are
#endif

#include <cstring>

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

Hash Chain::link(const Hash& before, std::span<const int32_t> move, const State& after) {
    const auto cells = after.cells();
    room_.resize(sizeof before + move.size_bytes() + cells.size_bytes());
    std::byte* end = room_.data();
    const auto add = [&end](const void* bytes, size_t size) {
        std::memcpy(end, bytes, size);
        end += size;
    };
    add(&before, sizeof before);
    add(move.data(), move.size_bytes());
    add(cells.data(), cells.size_bytes());
    return from(XXH3_128bits(room_.data(), room_.size()));
}

}  // namespace fronteira::core
