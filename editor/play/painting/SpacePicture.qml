// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls

/// The outline of one space of a map.
Thumbnail {
    id: picture

    required property var whole
    required property string space

    margin: 2
    style.sea: Theme.paper
    style.shallows: Theme.paper
    style.graticule: Theme.paper
    style.land: Theme.paperLine
    style.coast: Theme.paperQuiet

    map: whole.alone(space)
}
