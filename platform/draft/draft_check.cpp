// SPDX-License-Identifier: MIT
#include "draft/draft_check.hpp"

#include "draft/names.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::draft {
namespace {

constexpr size_t most_corners = 200'000;  // of 500 000 values that the file of a map may have

bool is_near(geometry::Position p) {
    return std::abs(p.x) <= furthest && std::abs(p.y) <= furthest;  // false for NaN
}

}  // namespace

Diagnostics find_faults(const Draft& draft) {
    if (draft.spaces.empty())
        return {error_at(draft.place, "draft.no_spaces", "there is nothing that can be a space",
                         "a map needs at least one")};
    if (draft.spaces.size() > most_spaces)
        return {error_at(draft.place, "draft.too_many_spaces",
                         "there are more than " + std::to_string(most_spaces) + " spaces",
                         "a map cannot have more")};
    Diagnostics faults;
    size_t corners = 0;
    for (const DraftSpace& space : draft.spaces) {
        bool good = !space.anchor || is_near(*space.anchor);
        for (const geometry::Line& ring : space.rings) {
            corners += ring.size();
            good = good && std::all_of(ring.begin(), ring.end(), is_near);
        }
        if (!good)
            faults.push_back(error_at(
                space.place, "draft.coordinates",
                "`" + readable(space.name) + "` has coordinates that are not numbers or too large",
                "they must be between -1e9 and 1e9"));
    }
    append(faults, check_corners(draft, corners));
    if (draft.frame && !(is_near({draft.frame->left, draft.frame->top}) && draft.frame->width > 0 &&
                         draft.frame->height > 0 && draft.frame->width < furthest &&
                         draft.frame->height < furthest))
        faults.push_back(
            error_at(draft.place, "draft.frame",
                     "the size of the picture must be above 0 and is not, or is too large",
                     "it must be between 0 and 1e9"));
    return faults;
}

Diagnostics check_corners(const Draft& draft, size_t corners) {
    if (corners <= most_corners) return {};
    return {error_at(draft.place, "draft.too_many_corners",
                     "the outlines have " + std::to_string(corners) + " corners",
                     "simplify them: a map has at most " + std::to_string(most_corners))};
}

}  // namespace fronteira::draft
