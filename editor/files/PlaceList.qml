// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Places where files lie, and files that were used lately.
FScrollView {
    id: view

    property var places: []
    property var recent: []
    property string here: ""
    /// What stands before a file.
    property string sign: "map"
    signal placeChosen(string path)
    signal fileChosen(string path)

    contentHeight: column.implicitHeight

    Column {
        id: column
        width: view.availableWidth
        spacing: Theme.space1
        Repeater {
            model: view.places
            FNavButton {
                required property var modelData
                width: column.width
                text: modelData.name
                sign: "open"
                checked: modelData.path === view.here
                onClicked: view.placeChosen(modelData.path)
            }
        }
        FLabel { visible: view.recent.length > 0; topPadding: Theme.space2; kind: "caption"; quiet: true; text: qsTr("Recent") }
        Repeater {
            model: view.recent
            FNavButton {
                required property var modelData
                width: column.width
                text: modelData.name
                sign: view.sign
                Accessible.description: modelData.path
                onClicked: view.fileChosen(modelData.path)
            }
        }
    }
}
