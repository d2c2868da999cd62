// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// What can be done about the match as a whole.
FDialog {
    id: menu

    required property MatchScreen match
    /// How others come to the seats that are free; empty where none is.
    property string invitation: ""
    /// Where a browser shows the match; empty where it is not to be seen.
    property string watchAddress: ""
    signal leave
    signal save
    signal help
    signal words
    signal guide
    signal settings
    signal giveUp
    /// There is a guide to the game.
    property bool guided: false
    /// A map is tried that is being drawn: it is what one goes back to, and the match does not wait.
    property bool trial: false
    /// It is a first match: it does not wait either, and there is nothing to give up.
    property bool taught: false
    signal copy(string text)

    /// How the match ended.
    signal end
    readonly property bool over: match.over.kind !== undefined
    /// Whose turn it is has not looked yet: nobody gives up, and there is no board to be told in words.
    readonly property bool covered: match.curtain > 0
    readonly property bool goingOn: !over && match.seat > 0
    readonly property bool clocked: match.seats.some(seat => seat.seconds >= 0)
    title: match.title

    // With large text a low window has not room for all of them.
    FScrollView {
        id: lines
        // For the frame around what has the keyboard.
        readonly property real room: Theme.space1
        x: -room
        implicitWidth: buttons.implicitWidth
        // Qt's own guess left that room out over a curtain.
        implicitHeight: contentHeight
        width: parent.width + 2 * room + rightPadding
        height: parent.height
        contentHeight: buttons.implicitHeight + 2 * room
        // Arrows would scroll; what they come to is brought into sight.
        Keys.onUpPressed: menu.walk(false)
        Keys.onDownPressed: menu.walk(true)

        ColumnLayout {
            id: buttons
            x: lines.room
            y: lines.room
            width: lines.availableWidth - 2 * lines.room
            spacing: Theme.space2
            FButton { objectName: "pause"; Layout.fillWidth: true; visible: menu.clocked && menu.goingOn && !menu.match.paused; text: qsTr("Pause the clocks"); sign: "pause"; onClicked: { menu.match.pause(); menu.accept(); } }
            FButton { Layout.fillWidth: true; visible: menu.match.paused; text: qsTr("Go on"); sign: "play"; onClicked: { menu.match.goOn(); menu.accept(); } }
            FButton { objectName: "howItEnded"; Layout.fillWidth: true; visible: menu.over; text: qsTr("How it ended"); sign: "flag"; onClicked: { menu.accept(); menu.end(); } }
            FButton { Layout.fillWidth: true; text: qsTr("Save the record…"); sign: "save"; onClicked: { menu.accept(); menu.save(); } }
            FButton { objectName: "words"; Layout.fillWidth: true; visible: !menu.covered; text: qsTr("Board in words"); key: "F2"; onClicked: { menu.accept(); menu.words(); } }
            FButton { objectName: "howToPlay"; Layout.fillWidth: true; visible: menu.guided; text: qsTr("How to play"); sign: "question"; key: "F1"; onClicked: { menu.accept(); menu.guide(); } }
            FButton { objectName: "keys"; Layout.fillWidth: true; text: qsTr("Keys"); key: menu.guided ? "" : "F1"; onClicked: { menu.accept(); menu.help(); } }
            FButton { objectName: "settings"; Layout.fillWidth: true; text: qsTr("Settings"); sign: "gear"; onClicked: { menu.accept(); menu.settings(); } }
            FButton { objectName: "giveUp"; Layout.fillWidth: true; visible: menu.goingOn && !menu.taught && !menu.covered; sign: "flag"; text: qsTr("Resign…"); onClicked: { menu.accept(); menu.giveUp(); } }
            FButton {
                Layout.fillWidth: true
                visible: menu.invitation !== "" && menu.match.seats.some(seat => seat.invited)
                sign: "copy"
                text: qsTr("Copy the invitation")
                onClicked: menu.copy(menu.invitation)
            }
            FButton {
                objectName: "copyWatchAddress"
                Layout.fillWidth: true
                visible: menu.watchAddress !== ""
                sign: "copy"
                text: qsTr("Copy the address for browsers")
                hint: menu.watchAddress
                onClicked: menu.copy(menu.watchAddress)
            }
            FButton { objectName: "leave"; Layout.fillWidth: true; text: menu.trial ? qsTr("Back to the map") : menu.over || menu.taught ? qsTr("Leave the match") : qsTr("Leave, and continue later"); onClicked: { menu.accept(); menu.leave(); } }
        }
    }
    actions: [ FButton { text: menu.over ? qsTr("Close") : qsTr("Keep playing"); kind: "primary"; key: "Esc"; onClicked: menu.reject() } ]
}
