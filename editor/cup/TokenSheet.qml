// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// The token of somebody who was entered, told once, to be handed on.
FDialog {
    id: sheet

    property string entrant: ""
    property string token: ""
    signal copied(string text)

    function show(name, text) { entrant = name; token = text; open(); }

    title: qsTr("%1 takes part").arg(entrant)
    Column {
        width: 400 * Theme.textScale
        spacing: Theme.space2
        FLabel {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("This token is the right to the seats of %1. It is shown only now; pass it on.").arg(sheet.entrant)
        }
        FLabel { objectName: "newToken"; width: parent.width; wrapMode: Text.WrapAnywhere; tabular: true; text: sheet.token }
    }
    actions: [
        FButton { text: qsTr("Copy"); sign: "copy"; onClicked: sheet.copied(sheet.token) },
        FButton { objectName: "tokenSeen"; kind: "primary"; text: qsTr("Done"); onClicked: sheet.accept() }
    ]
}
