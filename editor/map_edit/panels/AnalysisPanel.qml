// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// What places are worth: regions by what it takes to hold them, and spaces that everything hangs on.
ColumnLayout {
    id: panel

    required property MapEditor editor
    required property MapSurvey survey
    /// A space to go to.
    signal pointedAt(string space)

    spacing: Theme.space2

    FLabel {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        quiet: true
        text: qsTr("The coins on the map count neighbours. Without one of the marked spaces, the map would fall apart.")
    }
    FLabel { kind: "caption"; quiet: true; text: qsTr("Neighbours of a space: %1 to %2").arg(panel.survey.leastNeighbours).arg(panel.survey.mostNeighbours) }

    Rows {
        visible: panel.survey.regions.length > 0
        model: [[qsTr("Region"), qsTr("Gates"), qsTr("Ways in"), qsTr("Bonus"), qsTr("Each")],
                ...panel.survey.regions.map(one => [one.name, one.gates, one.links, one.bonus,
                                                    one.worth === undefined ? "–" : Number(one.worth).toLocaleString(Qt.locale(), "f", 1)])]
        Row {
            id: line
            required property int index
            required property var modelData
            readonly property real figure: Math.round(52 * Theme.textScale)
            width: parent ? parent.width : 0
            spacing: Theme.space1
            Repeater {
                model: line.modelData
                FLabel {
                    required property int index
                    required property var modelData
                    width: index === 0 ? line.width - 4 * (line.figure + line.spacing) : line.figure
                    wrapMode: Text.Wrap
                    lineHeight: 1.05
                    horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                    kind: line.index === 0 ? "caption" : "body"
                    quiet: line.index === 0
                    tabular: true
                    text: modelData
                }
            }
        }
    }
    FLabel {
        Layout.fillWidth: true
        visible: panel.survey.regions.length > 0
        wrapMode: Text.Wrap
        kind: "caption"
        quiet: true
        text: qsTr("Gates are the spaces that must be defended; “Each” is the bonus per gate.")
    }
    FLabel { Layout.topMargin: Theme.space2; kind: "control"; text: qsTr("Choke points") }
    FLabel {
        objectName: "inPieces"
        Layout.fillWidth: true
        visible: panel.survey.cutOff > 0
        wrapMode: Text.Wrap
        text: qsTr("The map is in pieces: there is no way from its first space to %n others.", "", panel.survey.cutOff)
    }
    FLabel { visible: panel.survey.chokePoints.length === 0 && panel.survey.cutOff === 0; quiet: true; text: qsTr("None: there is always another way.") }
    Rows {
        spacing: Theme.space2
        model: panel.survey.chokePoints
        FButton {
            required property var modelData
            width: parent ? parent.width : 0
            kind: "quiet"
            text: qsTr("%1: %n parts without it", "", modelData.parts).arg(modelData.name)
            onClicked: panel.pointedAt(modelData.id)
        }
    }
}
