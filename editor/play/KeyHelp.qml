// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// The keys with which a whole match is played.
FDialog {
    id: help

    title: qsTr("Keys")
    contentItem: FScrollView {
        id: scroll
        function by(rows) {
            const flick = contentItem;
            flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + rows * Theme.target));
        }
        implicitWidth: table.implicitWidth + rightPadding
        // As high as the window has room for.
        implicitHeight: Math.min(table.implicitHeight, (help.parent ? help.parent.height : 700) - help.implicitHeaderHeight
                                 - help.implicitFooterHeight - help.topPadding - help.bottomPadding - 2 * help.margins)
        contentHeight: table.implicitHeight
        focus: true
        Keys.onUpPressed: scroll.by(-1)
        Keys.onDownPressed: scroll.by(1)
        Keys.onReturnPressed: event => help.confirm(event)
        Keys.onEnterPressed: event => help.confirm(event)

        GridLayout {
            id: table
            columns: 2
            columnSpacing: Theme.space5
            rowSpacing: Theme.space2
            Repeater {
                model: [
                    qsTr("Arrows"), qsTr("walk from space to space on the board"),
                    "N, Shift+N", qsTr("to the next space that may be chosen, to the one before"),
                    qsTr("Enter"), qsTr("choose the space, confirm the number, press the button"),
                    qsTr("Digits"), qsTr("set a number, take an answer"),
                    qsTr("Ctrl+Digit"), qsTr("a kind of move, such as the end of the turn"),
                    qsTr("Ctrl+Enter"), qsTr("end what can be ended: the attacks, the turn"),
                    qsTr("Space"), qsTr("the next move of the others at once"),
                    "S", qsTr("all moves of the others at once, up to your turn"),
                    qsTr("Click, Shift+Click"), qsTr("lay one on a space, or five; the other button takes one back"),
                    "R", qsTr("the last move once more"),
                    qsTr("Shift+R"), qsTr("the last move until it cannot be made any more"),
                    "Tab", qsTr("to the next control, and back to the board"),
                    "Esc", qsTr("one step back; the menu where there is none"),
                    "F2", qsTr("the board in words"),
                    "Ctrl+Z", qsTr("take back the last move"),
                    "F, + / −", qsTr("the whole board; nearer, farther"),
                    "T", qsTr("turn a board of squares: look at it from the other side"),
                    "F1", qsTr("how to play: what you point at, or the phase; the menu has these keys"),
                    "F11", qsTr("the whole screen")
                ]
                FLabel { required property string modelData; required property int index; text: modelData; font.weight: index % 2 ? Font.Normal : Font.DemiBold }
            }
        }
    }
    actions: [ FButton { text: qsTr("Close"); kind: "primary"; onClicked: help.accept() } ]
}
