// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"

namespace fronteira::draft {

/// The longer side of a plane, where a drawing does not say how large it is.
inline constexpr double usual_side = 4000;

/// What the spaces of a draft take of its plane, with a margin; of a draft without any, a square.
Frame frame_of_spaces(const Draft& draft);

}  // namespace fronteira::draft
