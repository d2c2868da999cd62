// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>
#include <optional>

namespace fronteira::board {

/// How one space is drawn now. A colour that is not valid and a text that is empty are not drawn;
/// the default is a space that nobody holds.
struct SpaceLook {
    enum class State { plain, legal, chosen, not_now };

    QColor fill = {};                  ///< its owner's colour; without it the land shows its region
    QString badge = {};                ///< a number on a coin
    QColor badge_fill = {};            ///< the coin of the badge, or of the piece
    QColor badge_ink = {};             ///< the text and sign on it
    bool badge_bold = false;           ///< where the contrast is small
    QString emblem = {};               ///< of the owner: a small sign beside the number
    QString piece = {};                ///< sign on a coin: `soldier`, `eye`, or up to three letters
    std::optional<double> notch = {};  ///< where it faces: degrees clockwise from north
    QStringList marks = {};            ///< signs of the space itself: `volcano`, `crate`, `star`
    QColor tint = {};                  ///< laid over the land: a shore, a danger
    State state = State::plain;
    QString note = {};  ///< what a tooltip adds: why not now, what would happen

    bool operator==(const SpaceLook&) const = default;
};

}  // namespace fronteira::board
