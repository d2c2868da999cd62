// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace fronteira::cup {

/// A text as TOML writes it, in quotes, on one line.
QString quoted(const QString& text);

/// Hundredths of a point as a number of TOML: `1`, `0.5`.
QString in_points(int hundredths);

}  // namespace fronteira::cup
