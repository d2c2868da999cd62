// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Files

/// Chooses a file to open, or where and under which name to save one.
FDialog {
    id: sheet

    /// See Folder.kind.
    property string kind: ""
    /// Such as "Maps (*.toml)"; the patterns in brackets count. The first holds until another is chosen.
    property var filters: []
    property bool saving: false
    /// With which a name is completed that has none, without the dot.
    property string ending: ""
    /// What stands before a file.
    readonly property string sign: ({ record: "play", pack: "box", picture: "picture" })[kind] ?? "map"
    /// The name to begin with.
    property string suggested: ""
    /// Makes a name of what was typed.
    property var named: text => text
    property url selectedFile: ""
    readonly property Folder folder: Folder {
        kind: sheet.kind
        patterns: sheet.patternsOf(sheet.filters[filter.visible ? filter.currentIndex : 0] ?? "")
    }
    readonly property string fileName: {
        const text = sheet.named(name.text.trim());
        return saving && text !== "" && ending !== "" && !text.endsWith("." + ending) ? text + "." + ending : text;
    }
    readonly property string obstacle: !folder.path ? "" : saving ? folder.obstacle(fileName)
        : list.chosen && !list.chosen.folder ? "" : qsTr("Choose a file.")
    property bool sure: false

    function patternsOf(words) { return words.slice(words.lastIndexOf("(") + 1, words.lastIndexOf(")")).split(" ").filter(pattern => pattern); }
    function begin() {
        sure = false;
        list.currentIndex = -1;
        filter.currentIndex = 0;
        name.text = suggested;
        folder.look();
        if (saving) { name.forceActiveFocus(Qt.TabFocusReason); name.selectAll(); } else list.forceActiveFocus(Qt.TabFocusReason);
    }
    function go(path) { folder.path = path; list.currentIndex = -1; sure = false; }
    function take() {
        if (!saving && list.chosen && list.chosen.folder) return go(list.chosen.path);
        if (obstacle !== "") return;
        if (saving && folder.has(fileName) && !sure) { sure = true; return; }
        finish(saving ? folder.file(fileName) : folder.file(list.chosen.name));
    }
    function finish(file) {
        selectedFile = file;
        folder.note(file);
        accept();
    }

    width: Math.min(820 * Theme.textScale, (parent ? parent.width : 900) - 2 * Theme.space4)
    height: Math.min(600 * Theme.textScale, (parent ? parent.height : 700) - 2 * Theme.space4)
    onOpened: begin()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space1
            FButton { objectName: "folderUp"; kind: "quiet"; sign: "up"; hint: qsTr("To the parent folder (Alt+Up)"); shortcut: "Alt+Up"; onClicked: sheet.folder.up() }
            FLabel { objectName: "folderPath"; Layout.fillWidth: true; text: sheet.folder.path; elide: Text.ElideLeft; quiet: true }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.space3

            PlaceList {
                Layout.fillHeight: true
                Layout.preferredWidth: 180 * Theme.textScale
                places: sheet.folder.places
                recent: sheet.saving ? [] : sheet.folder.recent
                here: sheet.folder.path
                sign: sheet.sign
                onPlaceChosen: path => sheet.go(path)
                onFileChosen: path => sheet.finish(sheet.folder.file(path))
            }
            FileList {
                id: list
                objectName: "files"
                Layout.fillWidth: true
                Layout.fillHeight: true
                entries: sheet.folder.entries
                sign: sheet.sign
                note: sheet.folder.fault || (sheet.folder.entries.length === 0 ? qsTr("Nothing here yet.") : "")
                onPointed: entry => { if (sheet.saving && !entry.folder) name.text = entry.name; sheet.sure = false; }
                onActivated: entry => { if (entry.folder) sheet.go(entry.path); else sheet.take(); }
                onUpWanted: sheet.folder.up()
            }
        }
        RowLayout {
            visible: sheet.saving
            Layout.fillWidth: true
            spacing: Theme.space2
            FLabel { text: qsTr("Name") }
            FTextField {
                id: name
                objectName: "fileName"
                Layout.fillWidth: true
                label: qsTr("Name of the file")
                onTextChanged: sheet.sure = false
            }
        }
        FComboBox {
            id: filter
            objectName: "fileFilter"
            Layout.fillWidth: true
            visible: !sheet.saving && sheet.filters.length > 1
            label: qsTr("Which files are shown")
            model: sheet.filters
            onActivated: list.currentIndex = -1
        }
        FLabel {
            objectName: "fileNote"
            Layout.fillWidth: true
            Layout.minimumHeight: implicitHeight
            wrapMode: Text.Wrap
            kind: "caption"
            color: sheet.sure ? Theme.accent : Theme.quietText
            text: sheet.sure ? qsTr("%1 already exists. Press again to replace it.").arg(sheet.fileName)
                : sheet.saving ? (sheet.obstacle || sheet.folder.path + "/" + sheet.fileName) : ""
        }
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: sheet.reject() },
        FButton {
            objectName: "takeFile"
            kind: "primary"
            key: "Enter"
            enabled: sheet.obstacle === "" || (!sheet.saving && list.chosen !== null)
            hint: enabled ? "" : sheet.obstacle
            text: !sheet.saving ? qsTr("Open") : sheet.sure ? qsTr("Replace") : qsTr("Save")
            onClicked: sheet.take()
        }
    ]
}
