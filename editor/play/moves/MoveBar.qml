// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// What to do now, in one sentence, with the ways to do it: cards, numbers, choices, and the moves on offer.
Rectangle {
    id: bar

    required property MatchScreen match
    /// The host is one's own.
    property bool own: false
    /// The board is seen from the far side.
    property bool turned: false
    /// Nobody plays on: a lesson is at its end.
    property bool taught: false
    /// Others are people.
    property bool inCompany: false
    readonly property bool mayHurry: own && match.watchesBots && !match.hurried
    /// There is a move of others to be shown before its time.
    readonly property bool mayGoOn: match.held > 0 || mayHurry
    readonly property var choice: match.choice
    readonly property var turn: match.turn
    readonly property bool over: match.over.kind !== undefined
    /// A map is tried that is being drawn.
    property bool trial: false
    /// How it ended is to be told again; it is to be watched again; the match is to be left.
    signal tellEnd
    signal replay
    signal leave
    /// Of the card that is pointed at; empty where none is.
    readonly property alias pointedDeck: hand.pointedDeck
    signal pointedAt(string space)
    /// A piece of the tray was let go of there, in the scene.
    signal dropped(string piece, point place)

    /// As the button that shows [Enter]; false where no number is asked for.
    function takeNumber() {
        if (picker.visible) picker.picked(picker.number);
        return picker.visible;
    }

    readonly property string sentence: {
        if (over) return match.over.say.charAt(0).toUpperCase() + match.over.say.slice(1);
        if (choice.placed > 0) return qsTr("%1: placed %2, left %3").arg(choice.places).arg(choice.placed).arg(choice.left);
        if (match.held > 0) return qsTr("Moves of others, one after another: %1 to come").arg(match.held);
        if (!choice.active && taught) return qsTr("The first match ends here");
        if (!choice.active) {
            const deciding = match.seats.filter(seat => seat.decides).map(seat => seat.name);
            return deciding.length > 0 ? qsTr("Waiting for %1").arg(deciding.join(", ")) : turn.say;
        }
        if ((choice.parts.length > 0 || choice.choseKind) && choice.say) return choice.say;
        if (choice.choseKind && choice.slot) return choice.name + ": " + choice.slot + "?";
        if (choice.parts.length > 0 && choice.slot)
            return [choice.name + ":", choice.parts.map(part => part.name + " " + part.text).join(", ") + ",", choice.slot + "?"].join(" ");
        return turn.say;
    }

    /// A piece of the tray is an answer already, before the host has said what comes next; and what lies in the
    /// tray needs no button besides.
    readonly property bool answeredByTray: Boolean(choice.taken) || (choice.options ?? []).every(option => tray.pieces.some(piece => piece.id === option.value))
    readonly property var options: ["choice", "seat", "region"].includes(choice.of) && !answeredByTray ? choice.options : []
    /// Moves that need a button: one with slots only tells what the next clicks are about; alone it needs none.
    readonly property var kinds: choice.active && choice.parts.length === 0 && choice.placed === 0
        ? choice.kinds.filter(kind => !kind.slots || choice.kinds.filter(one => one.slots).length > 1) : []

    readonly property bool offersAgain: choice.active && choice.placed === 0 && choice.parts.length === 0 && choice.again !== "" && !choice.repeating
    /// What ends a phase or a turn, where only one thing does.
    readonly property string ending: {
        const ends = choice.active ? choice.kinds.filter(kind => !kind.slots) : [];
        return ends.length === 1 && !ends[0].asks ? ends[0].kind : "";
    }
    function again() { if (offersAgain) match.again(); }
    function againUntil() { if (offersAgain) match.againUntil(left.visible ? left.value : -1); }
    function end() { if (ending) match.pickKind(ending); }

    KeptRoom {
        id: room
        needed: Math.max(hand.visible ? hand.implicitHeight : 0, content.implicitHeight) + 2 * Theme.space3
        across: bar.width
        phase: bar.turn.phase ?? ""
        setsUp: tray.visible || formations.visible
    }
    implicitHeight: room.taken
    color: Theme.panel
    Accessible.role: Accessible.StatusBar
    Accessible.name: sentence

    Rectangle { width: parent.width; height: Theme.hairline; color: Theme.line }

    HandView {
        id: hand
        x: Theme.space4
        y: Theme.space3
        // What to do now keeps the room for its button.
        width: Math.min(wanted, bar.width - Math.min(460 * Theme.textScale, bar.width * 0.55))
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
            maximumLineCount: 6
            elide: Text.ElideRight
        }
        MoveHints {
            Layout.fillWidth: true
            match: bar.match
            setsUp: tray.visible
            inCompany: bar.inCompany
        }
        PieceTray {
            id: tray
            Layout.fillWidth: true
            // The digits belong to what is asked: how the rest is set up, say.
            visible: pieces.length > 0 && bar.options.length === 0
            match: bar.match
            onDropped: (piece, place) => bar.dropped(piece, place)
        }
        Outlook {
            Layout.fillWidth: true
            contest: bar.choice.of === "number" && bar.choice.contests ? bar.choice.contests[picker.number - bar.choice.from] : undefined
        }
        // Everything that may be done without the board.
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space2

            FButton {
                objectName: "tellEnd"
                visible: bar.over
                sign: "flag"
                text: qsTr("How it ended")
                onClicked: bar.tellEnd()
            }
            FButton {
                objectName: "replayOver"
                visible: bar.over
                sign: "play"
                text: qsTr("Replay")
                hint: qsTr("Move by move, through anybody's eyes: nothing is secret any more")
                onClicked: bar.replay()
            }
            FButton {
                objectName: "leaveOver"
                visible: bar.over
                text: bar.trial ? qsTr("Back to the map") : qsTr("Leave the match")
                onClicked: bar.leave()
            }
            FormationRow { id: formations; match: bar.match }
            FButton {
                objectName: "confirmPlaced"
                visible: bar.choice.placed > 0
                kind: "primary"
                key: "Enter"
                text: qsTr("Confirm: %1").arg(bar.choice.placed)
                onClicked: bar.match.confirmPlaced()
            }
            FButton {
                objectName: "takeBackPlaced"
                visible: bar.choice.placed > 0
                key: "Esc"
                text: qsTr("Take back")
                onClicked: bar.match.takeBackPlaced()
            }
            FButton {
                objectName: "showNext"
                visible: bar.mayGoOn
                key: qsTr("Space")
                text: qsTr("Next")
                onClicked: bar.match.showNext()
            }
            FButton {
                objectName: "hurry"
                visible: bar.mayHurry
                key: "S"
                text: qsTr("Skip to the end")
                onClicked: bar.match.hurry()
            }
            FButton {
                objectName: "showAll"
                visible: bar.match.held > 0 && !bar.mayHurry
                key: "S"
                text: bar.match.seat > 0 ? qsTr("Skip to my turn") : qsTr("All at once")
                onClicked: bar.match.showAll()
            }
            NumberPicker {
                id: picker
                visible: bar.choice.of === "number"
                width: Math.min(implicitWidth, content.width)
                from: bar.choice.from ?? 0
                upto: bar.choice.upto ?? 0
                proposed: bar.choice.proposed ?? upto
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
                    coin: modelData.coin ?? null
                    heading: modelData.degrees === undefined ? NaN : modelData.degrees + (bar.turned ? 180 : 0)
                    key: index < 9 ? String(index + 1) : ""
                    shortcut: key
                    onClicked: bar.match.pick(modelData.value)
                }
            }
            Repeater {
                model: bar.kinds
                AskingButton {
                    required property var modelData
                    required property int index
                    objectName: "kind." + modelData.kind
                    // Not a digit alone, which may be one that came late for a number.
                    key: modelData.kind === bar.ending ? qsTr("Ctrl+Enter") : index < 9 ? qsTr("Ctrl+%1").arg(index + 1) : ""
                    shortcut: index < 9 ? "Ctrl+" + (index + 1) : ""
                    // What ends a phase while there is more to do; Ctrl+Enter means it.
                    asksFirst: modelData.asks || (modelData.ends && bar.choice.kinds.length > 1)
                    does: modelData.name
                    kind: bar.choice.kinds.length === 1 || asked ? "primary" : "secondary"
                    checked: modelData.chosen && modelData.slots
                    onMeant: bar.match.pickKind(modelData.kind)
                }
            }
            FButton {
                objectName: "stopRepeating"
                visible: bar.choice.repeating === true
                text: qsTr("Stop")
                onClicked: bar.match.stopRepeating()
            }
            FButton {
                objectName: "again"
                visible: bar.offersAgain
                key: "R"
                text: qsTr("Again: %1").arg(bar.choice.again)
                onClicked: bar.again()
            }
            FButton {
                objectName: "againUntil"
                visible: bar.offersAgain
                key: qsTr("Shift+R")
                text: qsTr("Again and again")
                hint: left.visible ? qsTr("Until it is no longer possible, or only %1 are left").arg(left.value)
                                   : qsTr("Until it is no longer possible")
                enabled: !left.visible || bar.choice.leaves > left.value
                onClicked: bar.againUntil()
            }
            // The word and its number stay together where the line ends.
            Row {
                visible: bar.offersAgain && bar.choice.leaves > 0
                spacing: Theme.space2
                FLabel {
                    height: left.height
                    verticalAlignment: Text.AlignVCenter
                    quiet: true
                    text: qsTr("leaving")
                }
                FSpinBox {
                    id: left
                    objectName: "againLeaves"
                    label: qsTr("Stop when this many are left")
                    from: 1
                    to: 99
                    FToolTip { visible: left.hovered; text: left.label }
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
