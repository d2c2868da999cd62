// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::bench {

/// The TOML of a drawn map of `side` times `side` spaces, eight corners each, linked to their
/// neighbours, in regions of a hundred.
std::string drawn_map(int side);

}  // namespace fronteira::bench
