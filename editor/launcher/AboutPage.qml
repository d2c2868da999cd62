// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

Page {
    id: page

    required property var studio

    title: qsTr("About Fronteira")
    widest: 680 * Theme.textScale

    FLabel {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Where war board games are made, played and contested. Version %1, free software under the MIT licence.").arg(page.studio.version)
    }
    FLabel {
        width: parent.width
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("The outlines of the world come from Natural Earth, in the public domain. The letters are Inter, under the SIL Open Font License.")
    }
}
