// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QImage>
#include <QRect>
#include <QSizeF>
#include <QString>
#include <functional>

class QPainter;

namespace fronteira::board {

/// Small pictures (labels, coins) side by side in one image, so that a whole board of them is one
/// draw call. A picture is drawn once for each key, at the density of the screen.
class SpriteSheet {
 public:
    using Draw = std::function<void(QPainter&)>;

    /// Forgets everything. `density` is how many pixels of the image are one of the screen's units.
    void clear(double density);
    double density() const { return density_; }

    /// Where the picture with that key lies in the image, in its pixels; drawn when it is new, into
    /// a rectangle of `size` units from (0, 0). Empty when the sheet is full: clear it and begin
    /// anew.
    QRect place(const QString& key, QSizeF size, const Draw& draw);

    const QImage& image() const { return image_; }
    /// Grows with each new picture: whether a copy of the image is still current.
    int revision() const { return revision_; }

 private:
    bool make_room(QSize size);

    QImage image_;
    double density_ = 1;
    int revision_ = 0;
    QHash<QString, QRect> places_;
    int shelf_top_ = 0, shelf_height_ = 0, shelf_used_ = 0;
};

}  // namespace fronteira::board
