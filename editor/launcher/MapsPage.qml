// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Files

/// The installed maps.
Page {
    id: page

    required property var studio
    readonly property var all: studio.library ? studio.library.maps : []
    /// One's own first: they are worked on.
    readonly property var maps: [...all.filter(map => studio.isOwnMap(map.id)), ...all.filter(map => !studio.isOwnMap(map.id))]

    /// A new map was drawn and not saved, and what made it is gone.
    readonly property bool leftBehind: visible && !studio.mapEditor && studio.hasDraft("")

    title: qsTr("Maps")
    side: Row {
        spacing: Theme.space2
        FButton { objectName: "importMap"; text: qsTr("Import…"); sign: "import"; hint: qsTr("A map from another program; or drop its file on the window"); onClicked: foreign.open() }
        FButton { text: qsTr("Open a map…"); sign: "open"; onClicked: file.open() }
        FButton {
            objectName: "newMap"
            kind: "primary"
            text: page.leftBehind ? qsTr("Continue with the unsaved map") : qsTr("New map")
            sign: page.leftBehind ? "edit" : "plus"
            onClicked: page.studio.newMap()
        }
    }

    CardGrid {
        id: cards
        width: parent.width
        Repeater {
            model: page.maps
            FCard {
                id: card
                required property var modelData
                width: cards.cardWidth
                height: cards.cardHeight
                /// One's own is there to be drawn on; a shipped one is shown.
                clickable: page.studio.isOwnMap(modelData.id)
                objectName: "map." + modelData.id
                onClicked: page.studio.editInstalledMap(modelData.id)
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
                FButton {
                    id: edit
                    objectName: "edit." + card.modelData.id
                    x: card.width - width - Theme.space3
                    y: words.y
                    kind: "quiet"
                    sign: "edit"
                    hint: qsTr("Edit this map")
                    onClicked: page.studio.editInstalledMap(card.modelData.id)
                }
                Column {
                    id: words
                    x: Theme.space4
                    y: picture.height + Theme.space3
                    width: card.width - 3 * Theme.space4 - edit.width
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
                    FLabel {
                        objectName: "draft." + card.modelData.id
                        width: parent.width
                        // Looked for again whenever the page is.
                        visible: page.visible && page.studio.hasDraft(card.modelData.id)
                        kind: "caption"
                        color: Theme.accent
                        wrapMode: Text.Wrap
                        text: qsTr("Has unsaved changes")
                    }
                    FLabel {
                        readonly property var mod: page.studio.library ? page.studio.library.mods.find(one => one.id === card.modelData.id.split("/")[0]) : undefined
                        width: parent.width
                        kind: "caption"
                        quiet: true
                        wrapMode: Text.Wrap
                        visible: text !== ""
                        text: mod ? [mod.name + " " + mod.version, [].concat(mod.authors ?? []).join(", ")].filter(part => part).join(" · ") : ""
                    }
                }
            }
        }
    }

    FileSheet {
        id: foreign
        kind: "import"
        title: qsTr("Import a map")
        filters: page.studio.mapFormats.readable
        onAccepted: page.studio.mapImport.read(selectedFile)
    }
    FileSheet {
        id: file
        kind: "map"
        title: qsTr("Open a map")
        filters: [qsTr("Maps (*.toml)"), qsTr("All files (*)")]
        onAccepted: page.studio.editMap(selectedFile)
    }
}
