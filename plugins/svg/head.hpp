// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"
#include "elements.hpp"

namespace svg {

/// What a drawing says of itself: its title, whose it is, how large its plane is. One that this
/// program has exported says more than others, and has no gaps.
void read_head(fronteira::markup::Element root, fronteira::draft::Draft& draft);

}  // namespace svg
