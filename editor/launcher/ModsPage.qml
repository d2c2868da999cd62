// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Files

/// What is installed, whose it is, and what of it can be removed again.
Page {
    id: page

    required property var studio
    readonly property var library: studio.library
    /// The latest number of kept matches: a pack that one of them needs stays.
    readonly property var matches: library ? library.matches : []

    title: qsTr("Installed")
    Component.onCompleted: if (library) library.refreshMatches()
    side: Row {
        spacing: Theme.space2
        FButton {
            objectName: "lookAgain"
            kind: "quiet"
            sign: "refresh"
            text: qsTr("Look for new games")
            key: "F5"
            shortcut: "F5"
            onClicked: page.studio.restart()
        }
        FButton {
            objectName: "installMod"
            sign: "import"
            text: qsTr("Install a game…")
            hint: qsTr("From a pack that somebody gave you; or drop its file on the window")
            hintAt: "below"
            onClicked: packs.open()
        }
    }

    Repeater {
        model: page.library ? page.library.mods : []
        FCard {
            id: card
            required property var modelData
            width: page.innerWidth
            clickable: false
            implicitHeight: line.implicitHeight + 2 * padding
            text: modelData.name
            RowLayout {
                id: line
                width: card.availableWidth
                spacing: Theme.space3
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0
                    FLabel { Layout.fillWidth: true; kind: "control"; font.weight: Font.DemiBold; wrapMode: Text.Wrap; text: card.modelData.name + " " + card.modelData.version }
                    FLabel { Layout.fillWidth: true; visible: text !== ""; wrapMode: Text.Wrap; text: card.modelData.description }
                    FLabel {
                        Layout.fillWidth: true
                        quiet: true
                        wrapMode: Text.Wrap
                        text: [[].concat(card.modelData.authors ?? []).join(", "), card.modelData.licence,
                               card.modelData.pack ? qsTr("installed from a pack") : ""].filter(part => part).join(" · ")
                    }
                }
                FButton {
                    objectName: "remove." + card.modelData.id
                    visible: card.modelData.pack === true
                    kind: "quiet"
                    sign: "trash"
                    text: qsTr("Remove…")
                    onClicked: removing.ask(card.modelData)
                }
            }
        }
    }

    RemoveDialog {
        id: removing
        source: page.studio.packRemoval
        library: page.library
        matches: page.matches
        tournaments: page.studio["cups"] ? page.studio["cups"].own : []
    }
    FileSheet {
        id: packs
        kind: "pack"
        title: qsTr("Install a game")
        filters: [qsTr("Packs (*.zip)")]
        onAccepted: page.studio.packInstall.install(selectedFile)
    }
}
