// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Files
import Fronteira.MapEdit

/// A map that is being drawn: tools at the left, the canvas, and panels for what is selected, regions,
/// issues and history.
FocusScope {
    id: page

    required property MapEditor editor
    required property MapFairness fairness
    /// The program: `closeEditor`, `newMap`, `editMap`, `tryMap`, `matchesOn`, `library`, `mapImport`,
    /// `mapExport`, `mapFormats`.
    required property var studio

    /// Does it at once, or asks first what is to become of edits that are not saved.
    function leaving(deed) { saving.leaving(deed); }
    function play() { saving.settle(); trial.open(); }
    /// A picture that was dropped is traced; false for any other file.
    function takePicture(file) {
        if (!traced.isPicture(file)) return false;
        if (traced.choose(file)) tools.aid = "picture";
        return true;
    }

    /// The deed behind a key that is no letter of a tool.
    function deedOf(event) {
        const again = event.key === Qt.Key_Y && event.modifiers & Qt.ControlModifier;
        if (event.matches(StandardKey.Redo) || again) return () => editor.redo();
        if (event.matches(StandardKey.Undo)) return () => editor.undo();
        if (event.key === Qt.Key_S && event.modifiers === (Qt.ControlModifier | Qt.ShiftModifier)) return () => saving.saveAs();
        if (event.matches(StandardKey.Save)) return () => saving.save();
        if (event.matches(StandardKey.Open)) return () => leaving(() => opening.open());
        if (event.matches(StandardKey.New)) return () => leaving(() => studio.newMap());
        if (event.matches(StandardKey.SelectAll)) return () => editor.selectAll();
        if (event.matches(StandardKey.Copy)) return () => editor.copySelection();
        if (event.matches(StandardKey.Cut)) return () => editor.cutSelection();
        if (event.matches(StandardKey.Paste)) return () => editor.paste();
        if (event.key === Qt.Key_D && event.modifiers === Qt.ControlModifier) return () => editor.duplicateSelection();
        if (event.key === Qt.Key_R && event.modifiers & Qt.ControlModifier) return () => editor.turnSelection(!(event.modifiers & Qt.ShiftModifier));
        if (event.key === Qt.Key_G && event.modifiers === Qt.ControlModifier) return () => squares.shown = !squares.shown;
        if (event.key === Qt.Key_G && event.modifiers === (Qt.ControlModifier | Qt.ShiftModifier)) return () => squares.snaps = !squares.snaps;
        if (event.key === Qt.Key_F5) return play;
        if (event.key === Qt.Key_F1) return () => help.open();
        if (event.key === Qt.Key_Escape && tools.aid) return () => { tools.aid = ""; canvas.forceActiveFocus(); };
        return undefined;
    }

    Keys.onPressed: event => {
        const deed = deedOf(event);
        const bare = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier));
        const letter = bare ? tools.tools.find(tool => event.key === tool.key.charCodeAt(0)) : undefined;
        const aid = bare ? tools.aids.find(one => event.key === one.key.charCodeAt(0)) : undefined;
        if (deed) deed();
        else if (letter) editor.tool = letter.id;
        else if (aid) tools.toggle(aid.id);
        event.accepted = deed !== undefined || letter !== undefined || aid !== undefined;
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        EditBar {
            id: bar
            Layout.fillWidth: true
            editor: page.editor
            onBack: page.leaving(() => page.studio.closeEditor())
            onFresh: page.leaving(() => page.studio.newMap())
            onOpen: page.leaving(() => opening.open())
            onSave: saving.save()
            onSaveAs: saving.saveAs()
            onImportMap: importing.open()
            onExportMap: exporting.open()
            onPlay: page.play()
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            ToolColumn { id: tools; Layout.fillHeight: true; editor: page.editor }
            AidPanel {
                Layout.fillHeight: true
                editor: page.editor
                picture: traced
                finder: found
                generator: generator
                grid: squares
                aid: tools.aid
                title: tools.aids.find(one => one.id === tools.aid)?.name ?? ""
                onClosed: { tools.aid = ""; canvas.forceActiveFocus(); }
                onChoosePicture: choosing.open()
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0
                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    MapCanvas {
                        id: canvas
                        objectName: "canvas"
                        anchors.fill: parent
                        focus: true
                        editor: page.editor
                        overlay: panels.current === "analysis" ? survey : panels.current === "fairness" ? page.fairness : panels.issues
                        picture: traced
                        finder: tools.aid === "links" ? found : null
                        drawingGrid: squares
                        style: ThemedBoardStyle {}
                        linkLooks: ({ land: "border" })
                        Accessible.role: Accessible.Graphic
                        Accessible.name: page.editor.title
                        Accessible.description: spaceName(page.editor.selected)
                    }
                    EmptyState {
                        anchors.centerIn: parent
                        width: Math.min(parent.width - 2 * Theme.space6, 420)
                        visible: !tools.aid && traced.state === "none" && page.editor.head.spaces === 0 && page.editor.tool !== "pen" && !page.editor.head.grid.width
                        sign: "edit"
                        text: qsTr("An empty sea. Draw the first space corner by corner, or press G to generate a whole random map.")
                        action: qsTr("Draw")
                        actionName: "drawFirst"
                        onActivated: { page.editor.tool = "pen"; canvas.forceActiveFocus(); }
                    }
                    HeatLegend {
                        anchors { left: parent.left; bottom: parent.bottom; margins: Theme.space3 }
                        visible: panels.current === "fairness" && fairness.result.starts !== undefined && fairness.result.starts.length > 0
                        fairness: page.fairness
                    }
                    FToast {
                        id: toast
                        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; bottomMargin: Theme.space4 }
                    }
                }
                StatusLine { Layout.fillWidth: true; editor: page.editor; help: tools.help; place: canvas.place; zoom: canvas.zoom; grid: squares; onHelpWanted: help.open() }
            }
            EditPanels {
                id: panels
                // A small window has room for one sheet beside the map.
                visible: !tools.aid || page.width >= 1100 * Theme.textScale
                Layout.fillHeight: true
                Layout.preferredWidth: Math.round(Math.max(300, Math.min(page.width * 0.3, 420)) * Math.max(1, Theme.textScale * 0.9))
                editor: page.editor
                survey: survey
                fairness: page.fairness
                rulesets: page.studio.library ? page.studio.library.rulesets : []
                game: page.studio.mapGame ?? ""
                onPointedAt: space => { page.editor.selected = space; canvas.centerOn(space); }
                // The issues may have no room beside the sheet of an aid.
                onRefused: { tools.aid = ""; toast.show(qsTr("The map cannot be played yet: the issues say why."), true); }
            }
        }
    }

    Component.onCompleted: {
        if (editor.elsewhere) toast.show(qsTr("This map is open in another window, so this is a copy of what was saved. Save it under another name, or close that window and open the map again."), false, true);
        else if (editor.copied) toast.show(qsTr("This is a copy. When you save it, it becomes one of your own maps; the installed one stays as it is."));
        else if (editor.recovered && editor.moment === 1) toast.show(qsTr("Your unsaved changes from last time are back; undo removes them."));
        else if (traced.state === "missing") toast.show(qsTr("The picture %1 is not where it was. The map is complete without it.").arg(traced.name));
    }
    TracedPicture { id: traced; editor: page.editor }
    LinkFinder { id: found; editor: tools.aid === "links" ? page.editor : null }
    MapGenerator { id: generator; editor: page.editor }
    DrawingGrid { id: squares }
    HelpSheet { id: help; onClosed: canvas.forceActiveFocus(); tool: tools.tool; tools: tools.tools.concat(tools.aids); aid: tools.aids.find(one => one.id === tools.aid) ?? ({}) }
    MapSurvey { id: survey; editor: panels.current === "analysis" ? page.editor : null }
    Connections {
        target: page.editor
        function onSaid(text) { toast.show(text, true); }
        function onToolChanged() {
            if (page.editor.tool === "region") panels.current = "regions";
            if (page.editor.tool === "trace") tools.aid = "picture";
        }
    }
    TrialDialog {
        id: trial
        studio: page.studio
        game: panels.game
        onClosed: canvas.forceActiveFocus()
        onMeant: (game, options, again) => { if (panels.fits(game)) page.studio.tryMap(game, options, again); }
    }
    SavingDialogs {
        id: saving
        editor: page.editor
        studio: page.studio
        onClosed: canvas.forceActiveFocus()
    }
    ExportDialog {
        id: exporting
        editor: page.editor
        target: page.studio.mapExport
        formats: page.studio.mapFormats
        onDone: text => toast.show(text)
    }
    FileSheet {
        id: importing
        kind: "import"
        title: qsTr("Import a map")
        filters: page.studio.mapFormats.readable
        onAccepted: page.studio.mapImport.read(selectedFile)
    }
    FileSheet {
        id: opening
        kind: "map"
        title: qsTr("Open a map")
        filters: [qsTr("Maps (*.toml)"), qsTr("All files (*)")]
        onAccepted: page.studio.editMap(selectedFile)
        onRejected: page.editor.stayOpen()
    }
    FileSheet {
        id: choosing
        kind: "picture"
        title: qsTr("Choose a picture")
        filters: [qsTr("Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)"), qsTr("All files (*)")]
        onAccepted: traced.choose(selectedFile)
    }
}
