// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/edits/trace_edits.hpp"
#include "picture/areas.hpp"

#include <QImage>
#include <QRectF>
#include <optional>

namespace fronteira::map_edit {

/// Finds the areas of a picture that lies somewhere on a plane. They are found all at once, when
/// first asked for, so that whatever is traced later has the same borders.
class AreaTracer {
 public:
    /// Another picture, none, or another place of it.
    void set_picture(const QImage& image) {
        image_ = image;
        forget();
    }
    void set_place(const QRectF& place);
    const picture::AreaWishes& wishes() const { return wishes_; }
    void set_wishes(const picture::AreaWishes& wishes) {
        wishes_ = wishes;
        forget();
    }
    /// How far an outline may leave the picture's, in tenths of a pixel.
    int roughness() const { return roughness_; }
    void set_roughness(int tenths) {
        roughness_ = tenths;
        traces_.reset();
    }

    /// The area at a point of the plane.
    std::optional<size_t> area_at(Point at) const;
    /// The outlines of all areas, on the plane.
    const Traces& traces() const;
    /// Which of them are sea.
    std::vector<bool> sea() const;
    /// In units of the plane, what borders may lie apart that are meant to be one.
    int32_t reach() const;

 private:
    const picture::Areas& areas() const;
    void forget() {
        areas_.reset();
        traces_.reset();
    }

    QImage image_;
    QRectF place_;
    picture::AreaWishes wishes_;
    int roughness_ = 12;
    mutable std::optional<picture::Areas> areas_;
    mutable std::optional<Traces> traces_;
};

}  // namespace fronteira::map_edit
