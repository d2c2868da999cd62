// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Play

/// What stands on the space that is pointed at, where it hides least: nothing that lies beside it over the board, neither
/// that space nor its neighbours, and little of the other spaces.
FToolTip {
    id: tip

    required property ShownMatch match
    /// Over which it lies, in the same place as its parent.
    required property Board below
    required property string space
    /// Items over the board that are to stay in sight, in the same place, too.
    property var beside: []

    readonly property var near: space === "" ? [] : match.linked(space)

    readonly property OpenPlace spot: OpenPlace {
        below: tip.below
        width: tip.implicitWidth
        height: tip.implicitHeight
        beside: tip.beside
        wanted: tip.space !== ""
        worth: space => space === tip.space ? 500 : tip.near.includes(space) ? 50 : 1
    }

    /// Beside a board that leaves room at its sides it is narrow enough for that, and hides nothing of it.
    readonly property real beyond: {
        if (space === "" || below.zoom <= 0) return 0;
        const box = below.boardBox();
        return Math.max(box.x, below.width - box.x - box.width) - 3 * Theme.space3;
    }
    widest: beyond >= 110 * Theme.textScale ? Math.min(beyond, 320 * Theme.textScale) : 320 * Theme.textScale

    visible: space !== ""
    // It goes at once: without a space it has no words and no place to fade in.
    exit: null
    x: spot.at.x
    y: spot.at.y
}
