// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// Before a match begins: who is there, who is ready, how others come, and what they say meanwhile. It lies over
/// the board, on which nothing is dealt before.
FocusScope {
    id: lobby

    required property MatchScreen match
    /// The program: `presides`, `invitation`, `begin`, `freeSeat`, `copy`.
    required property var studio
    readonly property bool presides: studio.presides ?? false
    readonly property bool wide: width > 900 * Theme.textScale
    signal leave

    focus: visible
    Component.onCompleted: (ready.visible ? ready : back).forceActiveFocus()
    Keys.onEscapePressed: leave()
    Keys.onReturnPressed: if (ready.visible) ready.press()
    Keys.onEnterPressed: if (ready.visible) ready.press()

    Rectangle { anchors.fill: parent; color: Theme.window }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: {} }

    ColumnLayout {
        anchors { top: parent.top; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; margins: Theme.space5 }
        // On a large screen a name stays near what is said of it.
        width: Math.min(parent.width - 2 * Theme.space5, 1280 * Theme.textScale)
        spacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true
            // As wide as what scrolls beneath it.
            Layout.rightMargin: scroll.rightPadding
            spacing: Theme.space2
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                FLabel { Layout.fillWidth: true; kind: "title"; text: lobby.match.title; elide: Text.ElideRight; Accessible.role: Accessible.Heading }
                FLabel { Layout.fillWidth: true; quiet: true; wrapMode: Text.Wrap; text: qsTr("The match begins when all are ready.") }
            }
            FButton { id: back; objectName: "leaveLobby"; kind: "quiet"; text: qsTr("Back"); key: "Esc"; onClicked: lobby.leave() }
            FButton {
                objectName: "beginNow"
                visible: lobby.presides
                text: qsTr("Begin now")
                hint: qsTr("Bots take the seats that are still empty.")
                onClicked: lobby.studio.begin()
            }
            FButton {
                id: ready
                objectName: "ready"
                visible: lobby.match.seat > 0
                kind: "primary"
                key: "Enter"
                sign: lobby.match.readyHere ? "check" : ""
                text: lobby.match.readyHere ? qsTr("Ready") : qsTr("I am ready")
                onClicked: lobby.match.setReady(!lobby.match.readyHere)
            }
        }
        FScrollView {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: table.height

            GridLayout {
                id: table
                width: scroll.availableWidth
                height: Math.max(implicitHeight, scroll.availableHeight)
                columns: lobby.wide ? 2 : 1
                columnSpacing: Theme.space5
                rowSpacing: Theme.space4

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.space4
                    LobbySeats {
                        Layout.fillWidth: true
                        match: lobby.match
                        presides: lobby.presides
                        onFreed: seat => lobby.studio.freeSeat(seat)
                    }
                    LobbyRules { Layout.fillWidth: true; match: lobby.match; presides: lobby.presides }
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.space4
                    InvitationCard {
                        id: card
                        Layout.fillWidth: true
                        visible: lobby.studio.invitation !== ""
                        invitation: lobby.studio.invitation
                        watchAddress: lobby.studio.watchAddress
                        onCopied: text => lobby.studio.copy(text)
                    }
                    ChatPanel {
                        Layout.fillWidth: true
                        Layout.fillHeight: false
                        Layout.preferredHeight: Math.max(200 * Theme.textScale, lobby.wide ? scroll.availableHeight - (card.visible ? card.height + Theme.space4 : 0) : 0)
                        match: lobby.match
                    }
                }
            }
        }
    }
}
