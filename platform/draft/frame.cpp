// SPDX-License-Identifier: MIT
#include "draft/frame.hpp"

#include "draft/draft_check.hpp"

#include <algorithm>

namespace fronteira::draft {

using geometry::Position;

Frame frame_of_spaces(const Draft& draft) {
    double left = furthest, right = -furthest, top = furthest, bottom = -furthest;
    const auto widen = [&](Position p) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        top = std::min(top, p.y);
        bottom = std::max(bottom, p.y);
    };
    for (const DraftSpace& space : draft.spaces) {
        if (space.anchor) widen(*space.anchor);
        for (const geometry::Line& ring : space.rings)
            for (const Position& corner : ring) widen(corner);
    }
    if (left > right) return {0, 0, usual_side, usual_side};
    const double longer = std::max(right - left, bottom - top);
    const double margin = longer > 0 ? longer / 50 : 1;
    return {left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin};
}

}  // namespace fronteira::draft
