// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// What to do now, in one sentence, with the ways to do it: cards, numbers, choices, and the moves on offer.
Rectangle {
    id: bar

    required property MatchScreen match
    readonly property var choice: match.choice
    readonly property var turn: match.turn
    signal pointedAt(string space)

    readonly property string sentence: {
        if (match.over.kind) return match.over.say.charAt(0).toUpperCase() + match.over.say.slice(1);
        if (!choice.active) {
            const deciding = match.seats.filter(seat => seat.decides).map(seat => seat.name);
            return deciding.length > 0 ? qsTr("Waiting for %1").arg(deciding.join(", ")) : turn.say;
        }
        if (choice.parts.length > 0 && choice.slot)
            return [choice.name + ":", choice.parts.map(part => part.name + " " + part.text).join(", ") + ",", choice.slot + "?"].join(" ");
        return turn.say;
    }

    readonly property var options: ["choice", "seat", "region"].includes(choice.of) ? choice.options : []
    /// Moves that need a button: one with slots only tells what the next clicks are about; alone it needs none.
    readonly property var kinds: choice.active && choice.parts.length === 0
        ? choice.kinds.filter(kind => !kind.slots || choice.kinds.filter(one => one.slots).length > 1) : []

    implicitHeight: Math.max(hand.visible ? hand.implicitHeight : 0, content.implicitHeight) + 2 * Theme.space3
    color: Theme.panel
    Accessible.role: Accessible.StatusBar
    Accessible.name: sentence

    Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

    HandView {
        id: hand
        x: Theme.space4
        y: Theme.space3
        width: Math.min(wanted, bar.width * 0.58)
        visible: hands.length > 0 && bar.match.seat > 0
        hands: bar.match.hands
        choice: bar.choice
        map: bar.match.map
        onPicked: cards => bar.match.pick(cards)
        onPointedAt: space => bar.pointedAt(space)
    }
    ColumnLayout {
        id: content
        x: hand.visible ? hand.x + hand.width + Theme.space5 : Theme.space4
        y: Theme.space3
        width: bar.width - x - Theme.space4
        spacing: Theme.space2

        FLabel {
            objectName: "sentence"
            Layout.fillWidth: true
            kind: "control"
            text: bar.sentence
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
        }
        // Everything that may be done without the board.
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space2

            NumberPicker {
                visible: bar.choice.of === "number"
                from: bar.choice.from ?? 0
                upto: bar.choice.upto ?? 0
                action: bar.choice.name
                onPicked: number => bar.match.pick(number)
            }
            Repeater {
                model: bar.options
                FButton {
                    required property var modelData
                    required property int index
                    objectName: "option" + index
                    text: modelData.text
                    key: index < 9 ? String(index + 1) : ""
                    shortcut: key
                    onClicked: bar.match.pick(modelData.value)
                }
            }
            Repeater {
                model: bar.kinds
                FButton {
                    required property var modelData
                    required property int index
                    objectName: "kind." + modelData.kind
                    // Not a digit alone, which may be one that came late for a number.
                    key: index < 9 ? qsTr("Ctrl+%1").arg(index + 1) : ""
                    shortcut: index < 9 ? "Ctrl+" + (index + 1) : ""
                    kind: bar.choice.kinds.length === 1 ? "primary" : "secondary"
                    checked: modelData.chosen && modelData.slots
                    text: modelData.name
                    onClicked: bar.match.pickKind(modelData.kind)
                }
            }
            FButton {
                visible: bar.choice.canGoBack === true
                text: qsTr("Back")
                key: "Esc"
                onClicked: bar.match.back()
            }
        }
    }
}
