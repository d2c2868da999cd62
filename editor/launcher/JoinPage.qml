// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// Sits down at a match that somebody else hosts.
Page {
    id: page

    required property var studio
    readonly property bool addressFits: studio.isAddress(address.text)
    readonly property bool complete: addressFits && code.text.trim() !== ""

    function join() { if (complete) studio.join(address.text.trim(), code.text.trim()); }

    title: qsTr("Join a match")
    widest: 560 * Theme.textScale

    FLabel {
        width: parent.width
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("Ask whoever hosts the match for its address and for the code of your seat. After a lost connection the same code brings you back.")
    }
    FLabel { text: qsTr("Address") }
    FTextField {
        id: address
        objectName: "address"
        width: parent.width
        label: qsTr("Address")
        placeholderText: "192.0.2.1:7878"
        text: page.studio.settings.guestAddress
        onAccepted: code.forceActiveFocus()
    }
    FLabel {
        objectName: "addressFault"
        width: parent.width
        visible: address.text.trim() !== "" && !page.addressFits
        kind: "caption"
        color: Theme.error
        wrapMode: Text.Wrap
        text: qsTr("This is not the address of a host. It looks like 192.0.2.1:7878.")
    }
    FLabel { text: qsTr("Code of your seat") }
    FTextField {
        id: code
        objectName: "code"
        width: parent.width
        label: qsTr("Code of your seat")
        text: page.studio.settings.guestCode
        onAccepted: page.join()
    }
    FButton { objectName: "sitDown"; kind: "primary"; text: qsTr("Sit down"); enabled: page.complete; onClicked: page.join() }
}
