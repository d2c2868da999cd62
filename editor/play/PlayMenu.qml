// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// What can be done about the match as a whole.
FDialog {
    id: menu

    required property MatchScreen match
    required property var invitations
    signal leave
    signal save
    signal help
    signal words
    signal guide
    /// There is a guide to the game.
    property bool guided: false
    signal copy(string text)

    readonly property bool goingOn: match.over.kind === undefined && match.seat > 0
    property bool sure: false
    onOpened: sure = false
    title: match.title

    ColumnLayout {
        spacing: Theme.space2
        width: menu.availableWidth
        FButton { Layout.fillWidth: true; visible: menu.goingOn && !menu.match.paused; text: qsTr("Pause the clocks"); sign: "pause"; onClicked: { menu.match.pause(); menu.accept(); } }
        FButton { Layout.fillWidth: true; visible: menu.match.paused; text: qsTr("Go on"); sign: "play"; onClicked: { menu.match.goOn(); menu.accept(); } }
        FButton { Layout.fillWidth: true; text: qsTr("Save the record…"); sign: "save"; onClicked: { menu.accept(); menu.save(); } }
        FButton { objectName: "words"; Layout.fillWidth: true; text: qsTr("Board in words"); key: "F2"; onClicked: { menu.accept(); menu.words(); } }
        FButton { objectName: "howToPlay"; Layout.fillWidth: true; visible: menu.guided; text: qsTr("How to play"); sign: "question"; key: "F1"; onClicked: { menu.accept(); menu.guide(); } }
        FButton { Layout.fillWidth: true; text: qsTr("Keys"); key: menu.guided ? "" : "F1"; onClicked: { menu.accept(); menu.help(); } }
        FButton {
            Layout.fillWidth: true
            visible: menu.goingOn
            sign: "flag"
            text: menu.sure ? qsTr("Give up, really") : qsTr("Give up")
            onClicked: { if (menu.sure) { menu.match.resign(); menu.accept(); } else menu.sure = true; }
        }
        Repeater {
            model: menu.opened ? menu.invitations() : []
            FButton {
                required property var modelData
                Layout.fillWidth: true
                text: qsTr("Copy the code of seat %1").arg(modelData.seat)
                onClicked: menu.copy(modelData.token)
            }
        }
        FButton { objectName: "leave"; Layout.fillWidth: true; text: qsTr("Back to the launcher"); hint: qsTr("The match waits for you."); onClicked: { menu.accept(); menu.leave(); } }
    }
    actions: [ FButton { text: qsTr("Play on"); kind: "primary"; key: "Esc"; onClicked: menu.reject() } ]
}
