// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// A board in the colours of the studio, moved by mouse, keys and fingers.
BoardItem {
    id: board

    activeFocusOnTab: interactive
    // On a large screen one sits farther away, and there is room.
    style: ThemedBoardStyle { magnified: board.interactive ? Math.max(1, Math.min(Math.min(board.width / 1100, board.height / 700), 1.7)) : 1 }
    Accessible.role: Accessible.Graphic
    Accessible.name: map.name
    Accessible.description: spaceName(cursor)
    Accessible.focusable: interactive

    PinchHandler {
        id: pinch
        enabled: board.interactive
        target: null
        property real before: 1
        onActiveChanged: before = 1
        onActiveScaleChanged: {
            if (!active) return;
            board.zoomAt(centroid.position, activeScale / before);
            before = activeScale;
        }
    }
}
