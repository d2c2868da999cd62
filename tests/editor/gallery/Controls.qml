// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

Rectangle {
    color: Theme.window
    Component.onCompleted: { Theme.dark = look.dark; Theme.textScale = look.text; }

    Column {
        x: Theme.space5
        y: Theme.space5
        spacing: Theme.space3
        FLabel { kind: "title"; text: "Fronteira 0123456789" }
        FLabel { kind: "section"; text: "Choose where to attack from" }
        FLabel { kind: "control"; text: "Oriente Médio, África do Sul" }
        FLabel { text: "Body text" }
        FLabel { kind: "caption"; quiet: true; text: "Caption" }
        Row {
            spacing: Theme.space3
            FButton { kind: "primary"; text: "Stop attacking"; key: "Enter"; focus: true }
            FButton { text: "Cancel"; key: "Esc" }
            FButton { kind: "quiet"; text: "More" }
            FButton { kind: "primary"; text: "Not now"; enabled: false }
        }
    }
}
