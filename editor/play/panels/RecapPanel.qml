// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Play

/// What others did to this seat since its last turn, where it hides little of the board, which marks it. Gone with the first
/// click on the board, the first choice, Esc or Enter.
Rectangle {
    id: panel

    objectName: "recap"
    required property MatchScreen match
    /// Over which it lies, in the same place as its parent.
    required property Board below
    /// Items over the board that are to stay in sight, in the same place, too.
    property var beside: []

    readonly property OpenPlace spot: OpenPlace {
        below: panel.below
        width: panel.width
        height: panel.implicitHeight
        beside: panel.beside
        wanted: panel.visible
        worth: space => panel.match.recapSpaces.includes(space) || panel.match.spacesOnOffer.includes(space) ? 50 : 1
    }
    x: spot.at.x
    y: spot.at.y
    visible: match.recap.length > 0 && match.curtain === 0
    implicitHeight: content.implicitHeight + 2 * Theme.space3
    radius: Theme.cardRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: match.recap.join(". ")

    ColumnLayout {
        id: content
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space4 }
        spacing: Theme.space1
        RowLayout {
            FLabel { Layout.fillWidth: true; kind: "control"; text: qsTr("Since your last turn"); wrapMode: Text.Wrap }
            FButton { objectName: "dismissRecap"; kind: "quiet"; text: qsTr("Close"); key: "Esc"; onClicked: panel.match.dismissRecap() }
        }
        Rows {
            model: panel.match.recapLines
            Row {
                required property var modelData
                width: parent ? parent.width : 0
                spacing: Theme.space2
                FIcon { id: sign; y: Theme.space1 / 2; name: modelData.sign; width: Theme.caption; height: width }
                FLabel { id: caption; width: parent.width - sign.width - parent.spacing; kind: "caption"; text: modelData.text; wrapMode: Text.Wrap }
            }
        }
    }
}
