// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// A map of another program on its way in: what was understood of it and what was not, before it is opened.
FDialog {
    id: dialog

    required property MapImport source
    readonly property bool ready: source.found.name !== undefined

    width: Math.min(540 * Theme.textScale, parent.width - 2 * margins)
    title: qsTr("Import %1").arg(source.file)
    onRejected: source.forget()

    ColumnLayout {
        width: dialog.availableWidth
        spacing: Theme.space3
        FLabel { visible: dialog.source.busy; quiet: true; text: qsTr("Reading…") }
        FProgressBar { visible: dialog.source.busy; Layout.fillWidth: true; indeterminate: true; label: qsTr("Reading…") }
        FaultText { objectName: "importFault"; visible: dialog.source.fault !== ""; Layout.fillWidth: true; text: dialog.source.fault }
        FLabel {
            visible: dialog.ready
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            kind: "control"
            text: dialog.ready ? dialog.source.found.name : ""
        }
        FLabel {
            objectName: "importFound"
            visible: dialog.ready
            Layout.fillWidth: true
            quiet: true
            text: !dialog.ready ? "" : qsTr("%n spaces", "", dialog.source.found.spaces) + " · " + qsTr("%n regions", "", dialog.source.found.regions)
                + " · " + qsTr("%n links", "", dialog.source.found.links)
        }
        LossList { visible: dialog.ready; Layout.fillWidth: true; losses: dialog.source.losses }
    }
    actions: [
        FButton { objectName: "cancelImport"; text: dialog.source.fault === "" ? qsTr("Cancel") : qsTr("Close"); onClicked: dialog.reject() },
        FButton { objectName: "openImported"; kind: "primary"; visible: dialog.source.fault === ""; enabled: dialog.ready; text: qsTr("Open in the editor"); onClicked: dialog.accept() }
    ]
}
