// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Dice that were just rolled: they tumble, then tell what came. The sides stand above one another so that
/// they compare pair by pair. Which fields of an event are dice, and in which colours, `[dice]` of `look.toml` says.
Rectangle {
    id: tray

    objectName: "dice"
    required property ShownMatch match
    readonly property var look: match.look.dice ?? {}
    property var rows: []
    property var outcomes: []
    /// What really came: how many were lost by the first side.
    property int came: -1
    /// The seat whose move it was.
    property int thrower: 0
    /// How much longer the next die of a throw tumbles, in milliseconds.
    readonly property int lag: Theme.diceTime / 3

    function show(events) {
        const rolled = events.filter(event => Object.keys(look).some(side => event.fields[side] !== undefined));
        if (rolled.length === 0) {
            if (events.length > 0 && events[0].by === thrower) putAway();
            return;
        }
        const event = rolled[rolled.length - 1], battle = event.battle ?? {};
        outcomes = battle.outcomes ?? [];
        came = battle.ours ? battle.ours.lost : -1;
        thrower = events[0].by;
        tumbling.restart();
        rows = Object.keys(look).filter(side => event.fields[side] !== undefined)
            .map(side => ({ side: battle[side] ?? { dice: [].concat(event.fields[side]) }, look: look[side] }));
        caption.text = event.say;
        hide.restart();
    }

    /// At once, for whoever has seen enough.
    function putAway() { rows = []; }

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
            id: sides
            model: tray.rows
            BattleSide {
                required property var modelData
                objectName: "side"
                side: modelData.side
                look: modelData.look
                seat: modelData.side.seat > 0 ? tray.match.seatLook(modelData.side.seat) : ({})
                rolling: tumbling.running
                lag: tray.lag
                nameWidth: content.nameWidth
            }
        }
        readonly property real nameWidth: {
            let widest = 0;
            for (let i = 0; i < sides.count; ++i) widest = Math.max(widest, sides.itemAt(i) ? sides.itemAt(i).wantedNameWidth : 0);
            return widest;
        }
        FLabel {
            id: caption
            anchors.horizontalCenter: parent.horizontalCenter
            visible: tray.outcomes.length === 0
            kind: "caption"
            quiet: true
            opacity: tumbling.running ? 0 : 1
        }
        // What could have come, with what came.
        Row {
            objectName: "oddsBefore"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: tray.outcomes.length > 0
            spacing: Theme.space3
            FLabel { kind: "caption"; quiet: true; text: qsTr("Losses and their odds:") }
            Repeater {
                model: tray.outcomes
                FLabel {
                    required property var modelData
                    readonly property bool here: !tumbling.running && modelData.ours === tray.came
                    kind: "caption"
                    tabular: true
                    quiet: !here
                    font.weight: here ? Font.DemiBold : Font.Normal
                    text: qsTr("%1–%2: %3 %").arg(modelData.ours).arg(modelData.theirs).arg(Math.round(100 * modelData.chance))
                }
            }
        }
    }
    Timer { id: tumbling; interval: Theme.diceTime + 2 * tray.lag }
    Timer { id: hide; interval: tray.outcomes.length > 0 ? 4500 : 2600; onTriggered: tray.putAway() }
    // Whoever comes here means what lies beneath; a pointer that rests here has not come.
    MouseArea {
        property point entered
        anchors.fill: parent
        hoverEnabled: true
        onEntered: entered = Qt.point(mouseX, mouseY)
        onPositionChanged: mouse => {
            if (Math.hypot(mouse.x - entered.x, mouse.y - entered.y) > Theme.space2) tray.putAway();
        }
        onClicked: tray.putAway()
    }
}
