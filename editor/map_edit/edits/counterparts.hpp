// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "geometry/symmetry.hpp"
#include "map_edit/edits/spaces_by_place.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::map_edit {

/// What corresponds to places, corners and spaces of a map under one image of its symmetry, as the
/// map was before an edit. For image 0 everything corresponds to itself.
class Counterpart {
 public:
    /// Under image 0.
    explicit Counterpart(const geometry::Images& images) : images_(images) {}
    /// Both are lent.
    Counterpart(const SpacesByPlace& before, const geometry::Images& images, int image)
        : before_(&before), images_(images), image_(image) {}

    bool is_first() const { return image_ == 0; }
    /// What turns clockwise here turns against the clock there.
    bool is_mirrored() const;
    Point place(Point at) const { return images_.of(at, image_); }
    /// A place to which something that is its own image is moved: as near to it as keeps it so.
    Point place_for(Point corner, Point to) const;
    /// The corner of the map that lies where the image of a corner should; nothing when the map has
    /// none there.
    std::optional<Point> corner(Point at) const;
    /// The id of the space that lies as the image of a space would; empty when there is none.
    std::string space(const std::string& id) const;

 private:
    const SpacesByPlace* before_ = nullptr;  ///< that of image 0 asks none
    const geometry::Images& images_;
    int image_ = 0;
};

/// Makes an edit at every image: first where the hand is, where it must be possible, then at the
/// others, where what has no counterpart is passed over.
bool everywhere(Map& map, const geometry::Images& images,
                const std::function<bool(Map&, const Counterpart&)>& change);

/// Adds the images of some spaces that have none yet, with the links among them; the number of
/// spaces added. Nothing when an image would lie outside the plane.
std::optional<int> repeat_spaces(Map& map, const geometry::Images& images,
                                 const std::vector<std::string>& spaces);

/// Moves spaces and their images, with the borders of their neighbours.
bool move_everywhere(Map& map, const geometry::Images& images, const std::vector<size_t>& spaces,
                     Point by);

}  // namespace fronteira::map_edit
