// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/cursor.hpp"

#include <string>
#include <string_view>

namespace fronteira::tournament {

/// Numbers with a fraction or without one that are allowed, both ends included, and what they mean:
/// a hint for who wrote another.
struct Decimal {
    double least;
    double most;
    std::string_view hint = {};
};

/// Takes a number into `out`, or reports it and leaves `out` alone. False when it was reported.
bool read(const content::Cursor& cursor, double& out, const Decimal& form);

/// As people write it: `0.05`, `3`.
std::string decimal_text(double value);

}  // namespace fronteira::tournament
