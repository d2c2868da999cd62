// SPDX-License-Identifier: MIT
import QtQuick

/// Text in one of five sizes: caption, body, control, section, title.
Text {
    property string kind: "body"
    property bool quiet: false
    /// Figures of equal width, for columns of numbers.
    property bool tabular: false

    color: quiet ? Theme.quietText : Theme.text
    linkColor: Theme.accent
    font.family: Theme.family
    font.pixelSize: Theme[kind]
    font.weight: kind === "title" || kind === "section" ? Font.DemiBold
               : kind === "control" ? Font.Medium : Font.Normal
    lineHeight: kind === "title" ? 1.15 : wrapMode === Text.NoWrap ? 1.0 : Theme.lineHeight
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.role: kind === "title" || kind === "section" ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
}
