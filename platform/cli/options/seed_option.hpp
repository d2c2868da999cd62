// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace fronteira::cli {

/// What `--seed` takes. Without it, numbers below 0 and beyond 64 bits would all be the largest.
CLI::Validator seed_number();

}  // namespace fronteira::cli
