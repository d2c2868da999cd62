// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Dice that were just rolled: they tumble, then tell what came. The sides stand above one another so that
/// they compare pair by pair. Which fields of an event are dice, and in which colours, `[dice]` of `look.toml` says.
Rectangle {
    id: tray

    objectName: "dice"
    required property var look
    property var rows: []
    /// How much longer the next die of a throw tumbles, in milliseconds.
    readonly property int lag: Theme.diceTime / 3

    function show(events) {
        const rolled = events.filter(event => Object.keys(look).some(side => event.fields[side] !== undefined));
        if (rolled.length === 0) return;
        const event = rolled[rolled.length - 1];
        rows = Object.keys(look).filter(side => event.fields[side] !== undefined)
            .map(side => ({ faces: [].concat(event.fields[side]), look: look[side] }));
        caption.text = event.say;
        tumbling.restart();
        hide.restart();
    }

    visible: rows.length > 0
    width: content.width + 2 * Theme.space4
    height: content.height + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.AlertMessage
    Accessible.name: caption.text

    Column {
        id: content
        objectName: "throw"
        anchors.centerIn: parent
        spacing: Theme.space2
        Repeater {
            model: tray.rows
            Row {
                id: row
                required property var modelData
                spacing: Theme.space2
                Repeater {
                    model: row.modelData.faces
                    Die {
                        objectName: "die"
                        required property var modelData
                        required property int index
                        Component.onCompleted: roll(index * tray.lag)
                        face: modelData
                        colour: row.modelData.look.fill ?? Theme.paper
                        ink: row.modelData.look.ink === "light" ? Theme.lightInk : Theme.darkInk
                    }
                }
            }
        }
        FLabel {
            id: caption
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "caption"
            quiet: true
            opacity: tumbling.running ? 0 : 1
        }
    }
    Timer { id: tumbling; interval: Theme.diceTime + 2 * tray.lag }
    Timer { id: hide; interval: 2600; onTriggered: tray.rows = [] }
    MouseArea { anchors.fill: parent; onClicked: tray.rows = [] }
}
