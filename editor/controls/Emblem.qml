// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// The shape that says whose something is without its colour: circle, triangle, square, star, diamond, cross.
Sign {
    implicitWidth: Theme.icon
    implicitHeight: Theme.icon
    colour: Theme.quietText
    family: Theme.family
    // White on white and black on black keep an outline.
    edge: Theme.contrast(colour, Theme.panel) < 1.6 ? Theme.edge : "transparent"
    edgeWidth: edge.a > 0 ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: name
}
