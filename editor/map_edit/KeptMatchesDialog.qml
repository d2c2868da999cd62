// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Before a map is changed on which matches are played that are not over: they could not go on.
FDialog {
    id: dialog

    /// `matchesOn`.
    required property var studio
    property int matches: 0
    property var deed: null
    /// Of the files that were agreed upon.
    property var agreed: []
    property string file: ""
    /// The map is to be saved under another name.
    signal elsewhere

    /// Does it at once, or once that is agreed to.
    function guard(path, wanted) {
        file = String(path);
        matches = agreed.includes(file) ? 0 : studio.matchesOn(path);
        if (matches === 0) return wanted();
        deed = wanted;
        open();
    }

    title: qsTr("Matches need this map as it is")
    FLabel {
        width: 420 * Theme.textScale
        wrapMode: Text.Wrap
        text: qsTr("%n matches on this map are not over and could not continue if it changed. With another name, you keep both maps.", "", dialog.matches)
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: dialog.reject() },
        FButton {
            objectName: "changeAllTheSame"
            text: qsTr("Change it anyway")
            onClicked: { dialog.agreed = dialog.agreed.concat([dialog.file]); dialog.accept(); dialog.deed(); }
        },
        FButton { objectName: "saveElsewhere"; kind: "primary"; text: qsTr("Another name…"); onClicked: { dialog.accept(); dialog.elsewhere(); } }
    ]
}
