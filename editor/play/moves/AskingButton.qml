// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A button of what is to be done. Where that ends something it is pressed twice.
FButton {
    id: button

    /// In words.
    required property string does
    required property bool asksFirst
    property bool asked: false
    signal meant

    text: asked ? qsTr("Press again: %1").arg(does) : does
    onClicked: if (asksFirst && !asked) asked = true; else meant()
    Timer { running: button.asked; interval: 4000; onTriggered: button.asked = false }
}
