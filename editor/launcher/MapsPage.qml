// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// The installed maps.
Page {
    id: page

    required property var studio

    title: qsTr("Maps")

    GridLayout {
        width: parent.width
        columns: Math.max(1, Math.floor((width + Theme.space4) / (Math.round(270 * Theme.textScale) + Theme.space4)))
        columnSpacing: Theme.space4
        rowSpacing: Theme.space4
        Repeater {
            model: page.studio.library ? page.studio.library.maps : []
            FCard {
                id: card
                required property var modelData
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                clickable: false
                padding: 0
                text: modelData.name
                implicitHeight: picture.height + words.height + 2 * Theme.space4
                MapPicture {
                    id: picture
                    x: 1
                    y: 1
                    width: card.width - 2
                    height: Math.round(150 * Theme.textScale)
                    radius: Theme.cardRadius
                    library: page.studio.library
                    map: card.modelData.id
                }
                Column {
                    id: words
                    x: Theme.space4
                    y: picture.height + Theme.space3
                    width: card.width - 2 * Theme.space4
                    spacing: Theme.space1
                    FLabel { width: parent.width; kind: "control"; font.weight: Font.DemiBold; text: card.modelData.name; wrapMode: Text.Wrap }
                    FLabel {
                        width: parent.width
                        kind: "caption"
                        quiet: true
                        text: card.modelData.regions > 0
                            ? qsTr("%n spaces", "", card.modelData.spaces) + ", " + qsTr("%n regions", "", card.modelData.regions)
                            : qsTr("%n spaces", "", card.modelData.spaces)
                    }
                }
            }
        }
    }
}
