// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Cup

/// Takes part in a tournament that one looks at. The organiser needs no code.
Flow {
    id: form

    required property Cup cup
    property alias name: player.text
    readonly property bool organiser: cup !== null && cup.organiser
    readonly property bool complete: player.text.trim() !== "" && (organiser || code.text.trim() !== "")

    function go() { if (complete) cup.enrol(player.text.trim(), code.text.trim()); }

    spacing: Theme.space2

    FTextField {
        id: player
        objectName: "myName"
        label: qsTr("Your name")
        placeholderText: qsTr("Your name")
        onAccepted: if (form.complete || form.organiser) form.go(); else code.forceActiveFocus()
    }
    FTextField {
        id: code
        objectName: "myCode"
        visible: !form.organiser
        label: qsTr("Code of the tournament")
        placeholderText: qsTr("Code of the tournament")
        onAccepted: form.go()
    }
    FButton {
        objectName: "takePart"
        text: form.organiser ? qsTr("Play yourself") : qsTr("Take part")
        enabled: form.complete
        onClicked: form.go()
    }
}
