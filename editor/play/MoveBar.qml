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

        RowLayout {
            spacing: Theme.space3
            FLabel {
                objectName: "sentence"
                Layout.fillWidth: true
                kind: "control"
                text: bar.sentence
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
            }
            NumberPicker {
                visible: bar.choice.of === "number"
                from: bar.choice.from ?? 0
                upto: bar.choice.upto ?? 0
                action: bar.choice.name
                onPicked: number => bar.match.pick(number)
            }
            FButton {
                visible: bar.choice.canGoBack === true
                text: qsTr("Back")
                key: "Esc"
                onClicked: bar.match.back()
            }
        }
        Flow {
            id: options
            Layout.fillWidth: true
            spacing: Theme.space2
            visible: ["choice", "seat", "region"].includes(bar.choice.of)
            Repeater {
                model: options.visible ? bar.choice.options : []
                FButton {
                    required property var modelData
                    required property int index
                    objectName: "option" + index
                    text: modelData.text
                    onClicked: bar.match.pick(modelData.value)
                }
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space2
            visible: bar.choice.active && (bar.choice.parts.length === 0)
            Repeater {
                model: bar.choice.active ? bar.choice.kinds : []
                FButton {
                    required property var modelData
                    objectName: "kind." + modelData.kind
                    // One with slots only tells what the next clicks are about; alone it needs no button.
                    visible: !modelData.slots || bar.choice.kinds.filter(kind => kind.slots).length > 1
                    kind: modelData.slots ? "secondary" : bar.choice.kinds.length === 1 ? "primary" : "secondary"
                    checked: modelData.chosen && modelData.slots
                    text: modelData.name
                    onClicked: bar.match.pickKind(modelData.kind)
                }
            }
        }
    }
}
