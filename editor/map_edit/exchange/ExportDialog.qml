// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Files
import Fronteira.MapEdit

/// The map on its way to another program: into which format, what that cannot hold, and which files come of it.
FDialog {
    id: dialog

    required property MapEditor editor
    required property MapExport target
    required property MapFormats formats
    readonly property var format: formats.written[which.currentIndex]
    readonly property bool ready: target.files.length > 0
    signal done(string text)

    width: Math.min(540 * Theme.textScale, parent.width - 2 * margins)
    title: qsTr("Export the map")
    onAboutToShow: target.forget()
    onClosed: target.forget()

    ColumnLayout {
        width: dialog.availableWidth
        spacing: Theme.space3
        RowLayout {
            visible: !dialog.ready
            Layout.fillWidth: true
            spacing: Theme.space2
            FLabel { text: qsTr("Format"); quiet: true }
            FComboBox {
                id: which
                objectName: "exportFormat"
                Layout.fillWidth: true
                label: qsTr("Format")
                enabled: !dialog.target.busy
                model: dialog.formats.written
                textRole: "filter"
            }
        }
        FProgressBar { visible: dialog.target.busy; Layout.fillWidth: true; indeterminate: true; label: qsTr("Writing…") }
        FaultText { objectName: "exportFault"; visible: dialog.target.fault !== ""; Layout.fillWidth: true; text: dialog.target.fault }
        LossList { objectName: "exportLosses"; visible: dialog.ready; Layout.fillWidth: true; losses: dialog.target.losses }
        FLabel { visible: dialog.ready; Layout.fillWidth: true; wrapMode: Text.Wrap; quiet: true; text: qsTr("Files: %1").arg(dialog.target.files.join(", ")) }
        FLabel {
            visible: dialog.target.replaced.length > 0
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            color: Theme.error
            text: qsTr("These exist and will be replaced: %1").arg(dialog.target.replaced.join(", "))
        }
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: dialog.reject() },
        FButton { objectName: "chooseExport"; kind: "primary"; visible: !dialog.ready; enabled: dialog.format !== undefined && !dialog.target.busy; text: qsTr("Choose a file…"); onClicked: place.open() },
        FButton {
            objectName: "writeExport"
            kind: "primary"
            visible: dialog.ready
            text: qsTr("Write")
            onClicked: {
                const files = dialog.target.files.join(", ");
                if (dialog.target.write()) { dialog.done(qsTr("Written: %1").arg(files)); dialog.accept(); }
            }
        }
    ]
    FileSheet {
        id: place
        kind: "export"
        title: qsTr("Export the map")
        saving: true
        suggested: dialog.editor.head.id
        ending: dialog.format ? dialog.format.suffix : ""
        filters: dialog.format ? [dialog.format.filter] : []
        onAccepted: dialog.target.prepare(dialog.editor, selectedFile, dialog.format.id)
    }
}
