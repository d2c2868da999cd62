// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_style.hpp"
#include "board/space_look.hpp"
#include "board/tokens/sprite_sheet.hpp"

namespace fronteira::board {

/// A small picture for the sprite sheet, its origin at the upper left; the key says all that it
/// shows.
struct Picture {
    QString key;
    QSizeF size;
    SpriteSheet::Draw draw;
};

/// A number on a coin that grows with its digits, beside the emblem of its owner if that is wanted.
Picture badge_picture(const SpaceLook& look, const BoardStyle& style, double height, bool emblem);
/// A piece: its sign on a round coin, with a notch on the side it faces.
Picture coin_picture(const SpaceLook& look, const BoardStyle& style, double diameter);
/// A sign by itself, with a halo.
Picture mark_picture(const QString& sign, const BoardStyle& style, double size);
/// A name with a halo; line feeds part lines.
Picture label_picture(const QString& text, const BoardStyle& style);

/// A thin line with a halo, that way from its beginning.
Picture leader_picture(QPointF way, const BoardStyle& style);
/// The name of a region on the sea, and what stands beside it.
Picture region_picture(const QString& name, const QString& note, const BoardStyle& style);

}  // namespace fronteira::board
