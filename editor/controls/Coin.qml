// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A coin in the colour of a seat with its emblem, or with a short text instead.
Rectangle {
    id: coin

    property color colour: Theme.palette[0]
    property color ink: Theme.inkOn(colour)
    property string emblem: ""
    property string text: ""
    property bool bold: false

    implicitHeight: Math.round(24 * Theme.textScale)
    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.space2)
    radius: height / 2
    color: colour
    border.width: Theme.contrast(colour, Theme.panel) < 1.6 ? Theme.hairline : 0
    border.color: Theme.edge
    Accessible.role: Accessible.Graphic
    Accessible.name: text || emblem

    Sign {
        anchors.centerIn: parent
        visible: coin.emblem && !coin.text
        width: coin.height * 0.54
        height: width
        name: coin.emblem
        colour: coin.ink
        family: Theme.family
    }
    FLabel {
        id: label
        anchors.centerIn: parent
        text: coin.text
        color: coin.ink
        font.pixelSize: Math.round(coin.height * 0.58)
        font.weight: coin.bold ? Font.Bold : Font.DemiBold
        Accessible.ignored: true
    }
}
