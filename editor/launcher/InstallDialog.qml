// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Launcher

/// A pack on its way in, and what became of it.
FDialog {
    id: dialog

    required property PackInstall source
    /// The games as they are after it; null or not loaded yet: the host looks for them.
    property var library: null
    readonly property var done: source.done
    readonly property var mod: library && library.loaded ? library.mods.find(one => one.id === done.id) : undefined
    readonly property var game: library && library.loaded ? library.games("").find(one => one.id === done.id) : undefined
    signal chosen(string ruleset)

    width: Math.min(540 * Theme.textScale, parent.width - 2 * margins)
    title: source.busy ? qsTr("Installing %1…").arg(source.file) : source.fault || qsTr("Installed")

    ColumnLayout {
        width: dialog.availableWidth
        spacing: Theme.space3
        FProgressBar { visible: dialog.source.busy; Layout.fillWidth: true; indeterminate: true; label: dialog.title }
        FLabel {
            objectName: "installed"
            visible: dialog.done.id !== undefined
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            kind: "control"
            text: {
                const name = (dialog.mod ? dialog.mod.name : dialog.done.id) + " " + dialog.done.version;
                if (dialog.done.was_there) return qsTr("%1 was already installed.").arg(name);
                return dialog.done.replaced ? qsTr("%1 is installed in the place of %2.").arg(name).arg(dialog.done.replaced) : qsTr("%1 is installed.").arg(name);
            }
        }
        FLabel {
            visible: (dialog.mod?.description ?? "") !== ""
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            quiet: true
            text: dialog.mod?.description ?? ""
        }
        FLabel {
            visible: (dialog.done.replaced ?? "") !== "" && !dialog.done.was_there
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            quiet: true
            text: qsTr("Matches begun with the earlier version cannot be continued with this one.")
        }
        FLabel {
            visible: dialog.source.findings !== ""
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            quiet: true
            text: dialog.source.fault ? qsTr("Nothing was installed. For whoever made the pack:") : qsTr("For whoever made the pack:")
        }
        FaultText { objectName: "installFindings"; visible: text !== ""; Layout.fillWidth: true; text: dialog.source.findings }
    }
    actions: [
        FButton { objectName: "closeInstall"; text: qsTr("Close"); onClicked: dialog.accept() },
        FButton { objectName: "installAnyway"; visible: dialog.source.needed; text: qsTr("Install anyway"); hint: qsTr("Games that need the earlier version cannot be played then"); onClicked: dialog.source.insist() },
        FButton { objectName: "playInstalled"; kind: "primary"; visible: dialog.game !== undefined; text: qsTr("Set up a match"); onClicked: { dialog.accept(); dialog.chosen(dialog.game.latest); } }
    ]
}
