// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Files
import Fronteira.MapEdit

/// Saves a map, and asks what must be asked before that: what becomes of edits that are not saved, and of what
/// another program wrote to the file, under which name, and whether matches that need the map as it is may lose it.
Item {
    id: dialogs

    required property MapEditor editor
    /// `matchesOn`.
    required property var studio
    /// One of them is closed.
    signal closed
    /// What is done once the map is saved, or not wanted.
    property var then: null

    /// What was typed into a field and not confirmed counts, too.
    function settle() {
        const field = dialogs.Window.activeFocusItem;
        if (field && field.editingFinished) field.editingFinished();
    }
    /// Does it at once, or asks first what is to become of edits that are not saved.
    function leaving(deed) {
        settle();
        if (editor.clean) return deed();
        then = deed;
        unsaved.open();
    }
    /// Saves, and then does what is to be done.
    function save(deed) {
        settle();
        then = deed ?? null;
        if (!editor.path) return naming.open();
        changed.guard(save => kept.guard(editor.path, () => saved(save())));
    }
    /// Under another name, and stays.
    function saveAs() {
        settle();
        then = null;
        naming.open();
    }
    function saved(done) {
        const deed = then;
        then = null;
        if (done && deed) deed();
    }

    FDialog {
        id: unsaved
        onClosed: dialogs.closed()
        title: qsTr("Save the map first?")
        FLabel { width: 380 * Theme.textScale; wrapMode: Text.Wrap; text: qsTr("What you have drawn since the last save would be lost.") }
        actions: [
            FButton { text: qsTr("Cancel"); onClicked: unsaved.reject() },
            FButton { objectName: "discard"; text: qsTr("Do not save"); onClicked: { unsaved.accept(); dialogs.editor.discard(); dialogs.saved(true); } },
            FButton {
                objectName: "saveFirst"
                kind: "primary"
                text: qsTr("Save")
                onClicked: { unsaved.accept(); dialogs.save(dialogs.then); }
            }
        ]
    }
    ChangedFileDialog {
        id: changed
        editor: dialogs.editor
        onClosed: dialogs.closed()
        onElsewhere: naming.open()
    }
    KeptMatchesDialog {
        id: kept
        studio: dialogs.studio
        onClosed: dialogs.closed()
        onElsewhere: naming.open()
    }
    FileSheet {
        id: naming
        kind: "map"
        title: qsTr("Save the map")
        saving: true
        // A game finds maps by such names only.
        named: text => dialogs.editor.fileName(text)
        suggested: dialogs.editor.fileName(dialogs.editor.path ? dialogs.editor.path.split("/").pop() : dialogs.editor.title)
        ending: "toml"
        filters: [qsTr("Maps (*.toml)")]
        onAccepted: {
            const file = selectedFile;
            kept.guard(file, () => dialogs.saved(dialogs.editor.saveAs(file)));
        }
        onRejected: dialogs.then = null
    }
}
