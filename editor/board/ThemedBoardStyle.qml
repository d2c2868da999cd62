// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// The colours of the studio, for a board.
BoardStyle {
    /// How much larger than in a small window coins and names are drawn.
    property real magnified: 1

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
    danger: Theme.boardDanger
    shade: Theme.shade
    lightInk: Theme.lightInk
    family: Theme.family
    textSize: Math.round(Theme.caption * magnified)
    textScale: Theme.textScale * magnified
    pulseTime: Theme.pulseTime
}
