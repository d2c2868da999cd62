// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Formations that are set up at once, as they are or mirrored; one's own is kept.
Flow {
    id: row

    required property MatchScreen match
    readonly property var formations: match.choice.formations ?? []

    /// In one row, where there is room for it.
    readonly property real inOneRow: {
        let sum = 0;
        for (let i = 0; i < children.length; ++i)
            if (children[i].visible) sum += children[i].implicitWidth + spacing;
        return sum;
    }
    width: Math.min(inOneRow, parent ? parent.width : inOneRow)

    visible: formations.length > 0 || match.choice.mayKeepFormation === true
    spacing: Theme.space2

    FLabel {
        visible: row.formations.length > 0
        height: Theme.target
        verticalAlignment: Text.AlignVCenter
        quiet: true
        text: qsTr("All at once:")
    }
    Repeater {
        model: row.formations
        FButton {
            required property var modelData
            objectName: "formation." + modelData.id
            text: modelData.name
            onClicked: row.match.setUpFormation(modelData.id, turned.checked)
        }
    }
    FButton {
        id: turned
        objectName: "mirrored"
        visible: row.formations.length > 0
        checkable: true
        sign: checked ? "check" : "mirror"
        text: qsTr("Mirrored")
        hint: qsTr("Set up formations with left and right exchanged")
    }
    FButton {
        objectName: "keepFormation"
        visible: row.match.choice.mayKeepFormation === true
        text: qsTr("Keep as my formation")
        onClicked: row.match.keepFormation()
    }
}
