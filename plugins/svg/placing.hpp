// SPDX-License-Identifier: MIT
#pragma once

#include "markup/document.hpp"
#include "style_sheet.hpp"
#include "transform.hpp"

#include <optional>

namespace svg {

// Where an element lies in what it stands in.

/// Its own transform; a style sheet holds over the attribute. None when it cannot be read.
std::optional<Transform> own_transform(fronteira::markup::Element element, const Look& look);

/// Where a drawing in the drawing begins, or what is used again.
Transform place_of(fronteira::markup::Element element);

/// What the `viewBox` of an element does to what is in it, as large as `sized` says. None for a
/// `viewBox` without a size.
std::optional<Transform> view_of(fronteira::markup::Element element,
                                 fronteira::markup::Element sized);

}  // namespace svg
