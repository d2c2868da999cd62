// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

namespace fronteira::play {

/// Degrees clockwise from north of a word for a direction of a grid, such as `south_east`; nothing
/// for any other word.
std::optional<double> degrees_of(const QString& direction);

}  // namespace fronteira::play
