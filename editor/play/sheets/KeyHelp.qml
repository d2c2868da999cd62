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
                    qsTr("Arrows"), qsTr("move from space to space on the board"),
                    "N, Shift+N", qsTr("to the next or previous space that can be chosen"),
                    qsTr("Enter"), qsTr("choose the space, confirm the number, press the button"),
                    qsTr("Digits"), qsTr("set a number, choose an answer"),
                    qsTr("Ctrl+Digit"), qsTr("a kind of move, such as the end of the turn"),
                    qsTr("Ctrl+Enter"), qsTr("end what can be ended: the attacks, the turn"),
                    qsTr("Space"), qsTr("show the next move of the others immediately"),
                    "S", qsTr("show all moves of the others immediately, up to your turn"),
                    qsTr("Click, Shift+Click"), qsTr("put one on a space, or five; the right button removes one"),
                    "R", qsTr("repeat the last move"),
                    qsTr("Shift+R"), qsTr("repeat the last move until it is no longer possible"),
                    "Tab", qsTr("to the next control, and back to the board"),
                    "Esc", qsTr("back one step; the menu if there is no step to undo"),
                    "F2", qsTr("the board in words"),
                    "Ctrl+Z", qsTr("undo the last move"),
                    "F, + / −", qsTr("show the whole board; zoom in, zoom out"),
                    "T", qsTr("turn a board of squares, to see it from the other side"),
                    "F1", qsTr("how to play: about what you point at, or the phase; the menu lists these keys"),
                    "F11", qsTr("full screen")
                ]
                FLabel { required property string modelData; required property int index; text: modelData; font.weight: index % 2 ? Font.Normal : Font.DemiBold }
            }
        }
    }
    actions: [ FButton { text: qsTr("Close"); kind: "primary"; onClicked: help.accept() } ]
}
