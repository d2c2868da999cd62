// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Fronteira.Controls

/// The installed maps.
Page {
    id: page

    required property var studio

    title: qsTr("Maps")
    side: Row {
        spacing: Theme.space2
        FButton { text: qsTr("Open a map…"); sign: "open"; onClicked: file.open() }
        FButton { objectName: "newMap"; kind: "primary"; text: qsTr("New map"); sign: "plus"; onClicked: page.studio.newMap() }
    }

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
                implicitHeight: content.implicitHeight
                ColumnLayout {
                    id: content
                    width: card.width
                    spacing: 0
                    MapPicture {
                        Layout.fillWidth: true
                        Layout.margins: 1
                        Layout.preferredHeight: Math.round(150 * Theme.textScale)
                        radius: Theme.cardRadius
                        library: page.studio.library
                        map: card.modelData.id
                    }
                    RowLayout {
                        Layout.margins: Theme.space4
                        spacing: Theme.space2
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0
                            FLabel { Layout.fillWidth: true; kind: "control"; text: card.modelData.name; font.weight: Font.DemiBold; elide: Text.ElideRight }
                            FLabel {
                                kind: "caption"
                                quiet: true
                                text: card.modelData.regions > 0
                                    ? qsTr("%n spaces", "", card.modelData.spaces) + ", " + qsTr("%n regions", "", card.modelData.regions)
                                    : qsTr("%n spaces", "", card.modelData.spaces)
                            }
                        }
                        FButton {
                            objectName: "edit." + card.modelData.id
                            kind: "quiet"
                            sign: "edit"
                            hint: qsTr("Edit this map")
                            onClicked: page.studio.editInstalledMap(card.modelData.id)
                        }
                    }
                }
            }
        }
    }

    FileDialog {
        id: file
        title: qsTr("Open a map")
        nameFilters: [qsTr("Maps (*.toml)"), qsTr("All files (*)")]
        onAccepted: page.studio.editMap(selectedFile)
    }
}
