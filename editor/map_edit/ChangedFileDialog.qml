// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.MapEdit

/// Before a map is saved over what another program wrote to its file meanwhile. Nothing is lost either way.
FDialog {
    id: dialog

    required property MapEditor editor
    property var deed: null
    /// The map is to be saved under another name.
    signal elsewhere

    /// Does it at once, or once it is agreed that it does not matter.
    function guard(wanted) {
        if (!editor.changedElsewhere()) return wanted(() => editor.save());
        deed = wanted;
        open();
    }

    title: qsTr("The file was changed by another program")
    Column {
        width: 420 * Theme.textScale
        FLabel {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Another program wrote to the file of this map while it was open here. Load what it wrote, and your map stays in the history; or keep yours, and what it wrote is kept in a file beside it; or save yours under another name.")
        }
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: dialog.reject() },
        FButton { objectName: "loadTheirs"; text: qsTr("Load theirs"); onClicked: { dialog.accept(); dialog.editor.loadAgain(); } },
        FButton { objectName: "keepMine"; text: qsTr("Keep mine"); onClicked: { dialog.accept(); dialog.deed(() => dialog.editor.saveOver()); } },
        FButton { objectName: "saveElsewhere"; kind: "primary"; text: qsTr("Another name…"); onClicked: { dialog.accept(); dialog.elsewhere(); } }
    ]
}
