// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// Whether a mod is to go. It stays where other mods, kept matches or tournaments need it, and this says which.
FDialog {
    id: dialog

    required property var source
    required property var library
    /// All that are kept.
    property var matches: []
    /// Tournaments that are kept, each with its `name` and what it `needs`.
    property var tournaments: []
    property var mod: ({})
    readonly property var mods: visible && library ? library.modsNeeding(mod.id) : []
    readonly property int kept: visible && library ? (matches, library.matchesNeeding(mod.id)) : 0
    readonly property var cups: visible && library ? tournaments.filter(one => one.needs.some(thing => library.needs(thing, mod.id))).map(one => one.name) : []
    readonly property bool needed: mods.length > 0 || kept > 0 || cups.length > 0
    property string fault: ""

    function ask(one) {
        mod = one;
        fault = "";
        open();
    }

    width: Math.min(480 * Theme.textScale, parent.width - 2 * margins)
    title: needed ? qsTr("%1 is needed").arg(mod.name) : qsTr("Remove %1?").arg(mod.name ?? "")
    Connections {
        target: dialog.source
        function onChanged() { dialog.fault = dialog.source.fault; }
        function onRemoved() { dialog.accept(); }
    }

    ColumnLayout {
        width: dialog.availableWidth
        spacing: Theme.space3
        FLabel {
            objectName: "whatHappens"
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            text: [dialog.mods.length > 0 ? qsTr("These build on it: %1. Remove them first.").arg(dialog.mods.join(", ")) : "",
                   dialog.kept > 0 ? qsTr("%n kept matches could not be continued or watched without it. Forget them first, under Matches.", "", dialog.kept) : "",
                   dialog.cups.length > 0 ? qsTr("These tournaments are played with it: %1. Delete them first, under Tournaments.").arg(dialog.cups.join(", ")) : "",
                   dialog.needed ? "" : qsTr("No kept match, no tournament and no other game needs it. Its pack can be installed again later.")]
                .filter(part => part).join("\n")
        }
        FaultText { visible: text !== ""; Layout.fillWidth: true; text: dialog.fault }
    }
    actions: [
        FButton {
            objectName: "removeReally"
            visible: !dialog.needed
            enabled: !dialog.source.busy
            sign: "trash"
            text: qsTr("Remove it")
            onClicked: dialog.source.remove(dialog.mod.id)
        },
        FButton { objectName: "keepMod"; kind: "primary"; text: dialog.needed ? qsTr("Close") : qsTr("Keep it"); key: "Enter"; onClicked: dialog.reject() }
    ]
}
