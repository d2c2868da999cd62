// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// The next round as it would be paired, to be published.
FDialog {
    id: sheet

    /// See Cup.coming.
    property var round: ({})
    signal published

    function show(round) { sheet.round = round; open(); }

    title: qsTr("Round %1").arg(round.round ?? "")
    FScrollView {
        implicitWidth: 420 * Theme.textScale
        implicitHeight: Math.min(list.implicitHeight, 360 * Theme.textScale)
        contentHeight: list.implicitHeight
        Column {
            id: list
            width: parent.width
            spacing: Theme.space1
            Repeater {
                model: sheet.round.meetings ?? []
                FLabel {
                    required property var modelData
                    required property int index
                    objectName: "meeting" + index
                    width: list.width
                    wrapMode: Text.Wrap
                    text: modelData.join(" – ")
                }
            }
            FLabel {
                width: list.width
                visible: text !== ""
                quiet: true
                wrapMode: Text.Wrap
                text: (sheet.round.byes ?? []).length > 0 ? qsTr("Without a match: %1").arg(sheet.round.byes.join(", ")) : ""
            }
        }
    }
    actions: [
        FButton { text: qsTr("Not yet"); onClicked: sheet.reject() },
        FButton { objectName: "publishRound"; kind: "primary"; text: qsTr("Publish the round"); onClicked: { sheet.published(); sheet.accept(); } }
    ]
}
