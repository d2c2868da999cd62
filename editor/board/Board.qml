// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// A board in the colours of the studio, moved by mouse, keys and fingers.
BoardItem {
    id: board

    activeFocusOnTab: interactive
    style: BoardStyle {
        sea: Theme.sea
        shallows: Theme.shallows
        graticule: Theme.graticule
        land: Theme.land
        spaceBorder: Theme.spaceBorder
        regionBorder: Theme.regionBorder
        coast: Theme.coast
        seaLink: Theme.seaLink
        label: Theme.boardLabel
        halo: Theme.boardHalo
        accent: Theme.boardAccent
        focus: Theme.boardFocus
        shade: Theme.shade
        lightInk: Theme.lightInk
        family: Theme.family
        textSize: Theme.caption
        textScale: Theme.textScale
        pulseTime: Theme.pulseTime
    }
    Accessible.role: Accessible.Graphic
    Accessible.name: map.name ?? ""
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
