// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// The height of a bar whose content comes and goes. What is above it must not jump at every click, so room that
/// was taken once is kept, but for what is rarely needed: until the window changes, or the stage is over at which
/// pieces are set up, which takes the most.
Item {
    id: room

    /// What the bar holds now,
    property real needed: 0
    /// and how wide it is.
    property real across: 0
    property string phase: ""
    property bool setsUp: false
    /// A sentence and a row of buttons, which nearly every decision has.
    readonly property real least: line.height + Theme.space2 + Theme.target + 2 * Theme.space3
    readonly property real most: least + 2 * (Theme.target + Theme.space2)
    readonly property real taken: Math.max(needed, least, kept)

    property real kept: 0
    property bool didSetUp: false

    /// In few steps: what is a line higher finds room.
    function keep() { kept = Math.max(kept, didSetUp ? needed : Math.min(most, Math.ceil(needed / Theme.space5) * Theme.space5)); }
    function letGo() { kept = 0; Qt.callLater(keep); }

    visible: false
    onNeededChanged: Qt.callLater(keep)
    onAcrossChanged: letGo()
    onSetsUpChanged: if (setsUp) didSetUp = true
    onPhaseChanged: if (didSetUp) { didSetUp = setsUp; letGo(); }
    Connections { target: Theme; function onTextScaleChanged() { room.letGo(); } }
    TextMetrics { id: line; font.family: Theme.family; font.pixelSize: Theme.control; text: "A" }
}
