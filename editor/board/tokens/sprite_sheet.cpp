// SPDX-License-Identifier: MIT
#include "board/tokens/sprite_sheet.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fronteira::board {
namespace {

constexpr int width = 2048;
constexpr int least_height = 256, most_height = 4096;
constexpr int sprite_gap = 1;  // keeps neighbours out of each other's smooth edges

}  // namespace

void SpriteSheet::clear(double density) {
    density_ = density;
    places_.clear();
    shelf_top_ = shelf_height_ = shelf_used_ = 0;
    image_ = QImage();
    ++revision_;
}

QRect SpriteSheet::place(const QString& key, QSizeF size, const Draw& draw) {
    if (const auto found = places_.constFind(key); found != places_.constEnd()) return *found;
    const QSize pixels(static_cast<int>(std::ceil(size.width() * density_)),
                       static_cast<int>(std::ceil(size.height() * density_)));
    if (!make_room(pixels)) return {};
    const QRect place(QPoint(shelf_used_, shelf_top_), pixels);
    shelf_used_ += pixels.width() + sprite_gap;
    shelf_height_ = std::max(shelf_height_, pixels.height() + sprite_gap);
    places_.insert(key, place);
    ++revision_;

    QPainter painter(&image_);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(place.topLeft());
    painter.scale(density_, density_);
    draw(painter);
    return place;
}

bool SpriteSheet::make_room(QSize size) {
    if (size.width() > width) return false;
    if (shelf_used_ + size.width() > width) {
        shelf_top_ += shelf_height_;
        shelf_height_ = shelf_used_ = 0;
    }
    const int bottom = shelf_top_ + size.height();
    if (bottom > most_height) return false;
    if (bottom <= image_.height()) return true;
    QImage larger(width, std::max({least_height, 2 * image_.height(), bottom}),
                  QImage::Format_ARGB32_Premultiplied);
    larger.fill(Qt::transparent);
    if (!image_.isNull()) {
        QPainter painter(&larger);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(0, 0, image_);
    }
    image_ = larger;
    return true;
}

}  // namespace fronteira::board
