// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace fronteira::generate {

/// A landscape of hills and dales without end, of whole numbers only: between -`height` and
/// `height`, the same for the same seed and place. Hills are about `length` wide.
int32_t noise(uint64_t seed, int32_t x, int32_t y, int32_t length, int32_t height);

}  // namespace fronteira::generate
