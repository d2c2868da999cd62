// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Launcher

/// Goes to a tournament elsewhere: to take part, to come back with a token, or only to look on.
Page {
    id: page

    required property var studio
    readonly property var cups: studio.cups
    readonly property bool addressFits: cups.isAddress(address.text)
    readonly property bool registers: how.current === 0
    readonly property bool complete: addressFits && (!registers || (player.text.trim() !== "" && code.text.trim() !== ""))
                                     && (how.current !== 1 || token.text.trim() !== "")
    signal back

    function go() {
        if (!complete) return;
        cups.visit(address.text.trim(), how.current === 1 ? token.text.trim() : "", registers ? player.text.trim() : "",
                   registers ? code.text.trim() : "");
    }

    /// Leads to what is missing yet.
    function ask() {
        const first = [address, player, code, token].find(field => field.visible && field.text.trim() === "");
        if (first) first.forceActiveFocus();
    }

    title: qsTr("Join a tournament")
    widest: 560 * Theme.textScale
    Keys.onEscapePressed: back()
    side: FButton { kind: "quiet"; text: qsTr("Back"); key: "Esc"; onClicked: page.back() }

    FLabelled {
        name: qsTr("Address, or the whole invitation")
        FTextField {
            id: address
            objectName: "cupAddress"
            width: parent.width
            focus: true
            label: qsTr("Address")
            placeholderText: "192.0.2.1:7878"
            // The whole invitation may be put here, as the organiser sent it.
            onTextEdited: {
                const found = page.cups.invitationIn(text);
                if (!found.code) return;
                how.current = 0;
                text = found.address;
                code.text = found.code;
                page.ask();
            }
            onAccepted: if (page.complete) page.go(); else page.ask()
        }
        FLabel {
            width: parent.width
            visible: address.text.trim() !== "" && !page.addressFits
            kind: "caption"
            color: Theme.error
            wrapMode: Text.Wrap
            text: qsTr("This is not the address of a host. It looks like 192.0.2.1:7878.")
        }
    }
    FTabs { id: how; objectName: "how"; names: [qsTr("Take part"), qsTr("I have a token"), qsTr("Look on")] }
    FLabelled {
        visible: page.registers
        name: qsTr("Your name")
        FTextField {
            id: player
            objectName: "cupName"
            width: parent.width
            label: qsTr("Your name")
            text: page.studio.settings.name
            onAccepted: if (page.complete) page.go(); else page.ask()
        }
    }
    FLabelled {
        visible: page.registers
        name: qsTr("Code of the tournament")
        FTextField {
            id: code
            objectName: "cupCode"
            width: parent.width
            label: qsTr("Code of the tournament")
            onAccepted: page.go()
        }
    }
    FLabelled {
        visible: how.current === 1
        name: qsTr("Your token, or the organiser's")
        FTextField {
            id: token
            objectName: "cupToken"
            width: parent.width
            label: qsTr("Your token, or the organiser's")
            onAccepted: page.go()
        }
    }
    FButton {
        objectName: "goThere"
        kind: "primary"
        text: page.registers ? qsTr("Take part") : qsTr("Go there")
        enabled: page.complete
        onClicked: page.go()
    }
}
