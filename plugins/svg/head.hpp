// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"
#include "elements.hpp"

#include <optional>

namespace svg {

/// What a drawing says of itself: its title, whose it is, how large its plane is. One that this
/// program has exported says more than others, and has no gaps.
void read_head(fronteira::markup::Element root, fronteira::draft::Draft& draft);

/// The `viewBox` of a drawing; nothing where it has none of four numbers.
std::optional<fronteira::draft::Frame> view_box_of(fronteira::markup::Element root);

}  // namespace svg
