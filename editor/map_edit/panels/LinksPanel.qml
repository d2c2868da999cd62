// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// Links that borders ask for, to be confirmed; the map shows them.
ColumnLayout {
    id: panel

    required property MapEditor editor
    required property LinkFinder finder
    /// More would only be scrolled past; all are added.
    readonly property int most: 60

    spacing: Theme.space2

    component Hint: FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; quiet: true; lineHeight: 1.1 }

    Hint { text: qsTr("Neighbouring spaces without a link. Untick those that should stay separate; the map shows the rest as lines.") }
    RowLayout {
        Layout.fillWidth: true
        FLabel { Layout.fillWidth: true; text: qsTr("Gap between borders"); wrapMode: Text.Wrap }
        FSpinBox { objectName: "linkTolerance"; label: qsTr("Gap between borders"); from: 0; to: 500; value: panel.finder.tolerance; onValueModified: panel.finder.tolerance = value }
    }
    RowLayout {
        Layout.fillWidth: true
        FLabel { Layout.fillWidth: true; text: qsTr("Kind of link") }
        LinkKindBox { editor: panel.editor }
    }
    EmptyState {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space3
        visible: panel.finder.proposals.length === 0
        sign: "check"
        text: qsTr("Every border has its link.")
    }
    RowLayout {
        visible: panel.finder.proposals.length > 0
        Layout.fillWidth: true
        FLabel { Layout.fillWidth: true; quiet: true; text: qsTr("%1 of %2").arg(panel.finder.wanted).arg(panel.finder.proposals.length) }
        FButton { kind: "quiet"; text: qsTr("All"); onClicked: panel.finder.wantAll(true) }
        FButton { kind: "quiet"; text: qsTr("None"); onClicked: panel.finder.wantAll(false) }
    }
    FButton {
        objectName: "addLinks"
        visible: panel.finder.proposals.length > 0
        kind: "primary"
        sign: "link"
        enabled: panel.finder.wanted > 0
        text: qsTr("Add %n links", "", panel.finder.wanted)
        onClicked: panel.finder.add()
    }
    Rows {
        spacing: Theme.space2
        model: Math.min(panel.most, panel.finder.proposals.length)
        RowLayout {
            id: row
            required property int index
            readonly property var proposal: panel.finder.proposals[index] ?? ({})
            width: parent ? parent.width : 0
            spacing: Theme.space2
            FCheckBox {
                objectName: "proposal" + row.index
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                clip: true
                text: (row.proposal.fromName ?? "") + " – " + (row.proposal.toName ?? "")
                checked: row.proposal.wanted ?? false
                onToggled: panel.finder.want(row.index, checked)
            }
            FLabel { quiet: true; tabular: true; text: row.proposal.length ?? "" }
        }
    }
    Hint { visible: panel.finder.proposals.length > panel.most; text: qsTr("And %n more with shorter borders.", "", panel.finder.proposals.length - panel.most) }
}
