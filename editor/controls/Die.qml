// SPDX-License-Identifier: MIT
import QtQuick

/// A die that shows `face`: 1 to 6 as pips, anything else written (a number above six, a word of a free die).
/// An empty face is a die that lies unrolled. `dimmed` is one that does not count. roll() lets it tumble until
/// it comes to rest on its face.
Rectangle {
    id: die

    property var face: ""
    property color colour: Theme.paper
    property color ink: Theme.inkOn(colour)
    property bool dimmed: false

    implicitWidth: Math.round(44 * Theme.textScale)
    implicitHeight: implicitWidth
    radius: width * 0.2
    color: colour
    opacity: dimmed ? 0.4 : 1
    border.width: Theme.contrast(colour, Theme.panel) < 1.6 ? Theme.hairline : 0
    border.color: Theme.edge
    Accessible.role: Accessible.Graphic
    Accessible.name: String(face)

    /// `late` milliseconds longer than the first die of a throw.
    function roll(late = 0) {
        if (Theme.diceTime <= 0) return;
        tumble.duration = Theme.diceTime + late;
        tumble.restart();
    }
    readonly property bool tumbling: tumble.running
    /// The face that is up for a moment while it tumbles; 0 at rest.
    property int passing: 0
    NumberAnimation { id: tumble; target: die; property: "rotation"; from: -270; to: 0; easing.type: Easing.OutCubic }
    Timer {
        running: tumble.running && Number(die.face) >= 1 && Number(die.face) <= 6
        interval: 50
        repeat: true
        triggeredOnStart: true
        onTriggered: die.passing = 1 + (die.passing + Math.floor(Math.random() * 5)) % 6
        onRunningChanged: if (!running) die.passing = 0
    }

    readonly property var pips: [
        [[1, 1]], [[0, 0], [2, 2]], [[0, 0], [1, 1], [2, 2]], [[0, 0], [0, 2], [2, 0], [2, 2]],
        [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]], [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]]
    ][Number(passing || face) - 1] ?? []

    Repeater {
        model: die.pips
        Rectangle {
            required property var modelData
            width: die.width * 0.19
            height: width
            radius: width / 2
            color: die.ink
            x: die.width * (0.25 + 0.25 * modelData[0]) - width / 2
            y: die.height * (0.25 + 0.25 * modelData[1]) - height / 2
        }
    }
    FLabel {
        anchors.fill: parent
        anchors.margins: die.width * 0.12
        visible: !die.pips.length
        text: String(die.face)
        color: die.ink
        font.pixelSize: Math.round(die.width * 0.5)
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
