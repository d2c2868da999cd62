// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Fronteira.Controls

/// The page of settings over a match, which goes on beneath it.
T.Popup {
    id: sheet

    property url page
    required property var studio

    parent: T.Overlay.overlay
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    modal: true
    focus: true
    background: Rectangle { color: Theme.window }
    onAboutToShow: body.setSource(page, { studio: studio })
    onClosed: body.setSource("")

    contentItem: FocusScope {
        focus: true
        Loader {
            id: body
            anchors { top: parent.top; left: parent.left; right: parent.right; bottom: back.top }
            focus: true
        }
        FButton {
            id: back
            objectName: "closeSettings"
            anchors { right: parent.right; bottom: parent.bottom; margins: Theme.space4 }
            kind: "primary"
            text: qsTr("Back to the match")
            key: "Esc"
            onClicked: sheet.close()
        }
    }
}
