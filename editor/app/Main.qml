// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import Fronteira.App
import Fronteira.Controls
import Fronteira.Launcher
import Fronteira.Play

/// The window: the launcher, the match on the screen, or the map that is drawn.
Window {
    id: window

    required property var studio

    width: Math.max(minimumWidth, Math.min(studio.settings.windowSize().width, Screen.desktopAvailableWidth))
    // On a small screen the lower edge stays in sight, with room for a title above.
    height: Math.max(minimumHeight, Math.min(studio.settings.windowSize().height, Screen.desktopAvailableHeight - 40))
    minimumWidth: 960
    minimumHeight: 640
    visible: true
    visibility: studio.settings.windowMaximised() ? Window.Maximized : Window.AutomaticVisibility
    onClosing: if (visibility !== Window.FullScreen) studio.settings.keepWindow(Qt.size(width, height), visibility === Window.Maximized)
    readonly property int unread: studio.match ? studio.match.chat.unread : 0
    title: studio.match ? (unread > 0 ? "(" + unread + ") " : "") + studio.match.title + " – Fronteira"
         : studio.mapEditor ? studio.mapEditor.title + (studio.mapEditor.clean ? "" : " *") + " – Fronteira" : "Fronteira"
    color: Theme.window
    /// Where there is room for it nobody should have to lean forward to read.
    readonly property real room: width >= 2200 && height >= 1200 ? 1.2 : 1

    Binding { target: Theme; property: "dark"; value: window.studio.settings.dark }
    Binding { target: Theme; property: "textScale"; value: window.studio.settings.textScale * window.room }
    Binding { target: Theme; property: "motionScale"; value: window.studio.settings.motion }
    Binding { target: Theme; property: "colourSafe"; value: window.studio.settings.colourSafe }

    /// The keyboard belongs to something that can be seen. What had it may have gone: a button with what it
    /// asked, a sheet, a dialog of the system.
    function keepKeyboard() {
        const item = activeFocusItem;
        const usable = item && item !== contentItem && item !== pages && item.visible && item.enabled;
        if (usable || trouble.visible) return;
        if (pages.item) pages.item.forceActiveFocus(); else launcher.forceActiveFocus();
    }
    onActiveFocusItemChanged: Qt.callLater(keepKeyboard)
    onActiveChanged: if (active) Qt.callLater(keepKeyboard)

    Launcher {
        id: launcher
        anchors.fill: parent
        visible: !window.studio.match && !window.studio.replay && !window.studio.mapEditor
        enabled: visible
        focus: visible
        studio: window.studio
        tournaments: "qrc:/qt-project.org/imports/Fronteira/Cup/CupsPage.qml"
    }
    Loader {
        id: pages
        anchors.fill: parent
        focus: status === Loader.Ready
        onLoaded: if (!trouble.visible) item.forceActiveFocus()

        // Given once and not bound: a page outlives, for a moment, the match that it shows.
        function follow() {
            const root = "qrc:/qt-project.org/imports/Fronteira/", folder = root + "Play/";
            const studio = window.studio;
            if (studio.replay) setSource(folder + "ReplayPage.qml", { match: studio.replay, studio: studio, focus: true });
            else if (studio.match) setSource(folder + "PlayPage.qml", { match: studio.match, studio: studio, settings: root + "Launcher/SettingsPage.qml", focus: true });
            else if (studio.mapEditor) setSource(root + "MapEdit/MapEditPage.qml", { editor: studio.mapEditor, fairness: studio.fairness, studio: studio, focus: true });
            else setSource("");
        }
        Component.onCompleted: follow()
    }
    // A file that is dropped: a map of ours is opened, one of another program imported, a picture traced, a pack
    // installed.
    function take(file) {
        const name = file.toString().toLowerCase();
        if (pages.item && pages.item.takePicture && pages.item.takePicture(file)) return;
        if (name.endsWith(".zip")) studio.packInstall.install(file);
        else if (name.endsWith(".toml")) leaving(() => studio.editMap(file));
        else studio.mapImport.read(file);
    }
    /// After the page that is shown has asked what is to become of it.
    function leaving(deed) {
        if (pages.item && pages.item.leaving) pages.item.leaving(deed);
        else deed();
    }
    DropArea {
        id: drops
        objectName: "drops"
        anchors.fill: parent
        keys: ["text/uri-list"]
        enabled: !window.studio.match && !window.studio.replay
        onDropped: drop => { if (drop.hasUrls) window.take(drop.urls[0]); }
        Rectangle {
            anchors.fill: parent
            visible: drops.containsDrag
            color: Theme.veil
            border { width: Theme.focusWidth; color: Theme.accent }
            EmptyState { anchors.centerIn: parent; sign: "import"; text: qsTr("Drop a map here to open or import it, or a pack to install it") }
        }
    }
    Loader {
        id: importing
        function ask() {
            if (!item) setSource("qrc:/qt-project.org/imports/Fronteira/MapEdit/ImportDialog.qml", { source: window.studio.mapImport });
            item.open();
        }
        Connections {
            target: importing.item
            ignoreUnknownSignals: true
            function onAccepted() { window.leaving(() => window.studio.openImported()); }
        }
    }
    Connections {
        target: window.studio.mapImport
        function onAsked() { importing.ask(); }
    }
    InstallDialog {
        id: installing
        source: window.studio.packInstall
        // Whoever draws a map is not led away from it.
        library: window.studio.mapEditor ? null : window.studio.library
        onChosen: ruleset => launcher.prepare(ruleset)
        onClosed: window.keepKeyboard()
    }
    Connections {
        target: window.studio.packInstall
        function onAsked() { installing.open(); }
    }
    Shortcut {
        property int before: Window.Windowed
        sequence: "F11"
        onActivated: {
            const full = window.visibility === Window.FullScreen;
            if (!full) before = window.visibility;
            window.visibility = full ? before : Window.FullScreen;
        }
    }

    FToast {
        id: toast
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; bottomMargin: Theme.space5 }
    }
    Connections {
        target: window.studio
        function onSaid(text) { toast.show(text, true); }
        function onTold(text) { toast.show(text); }
        function onMatchChanged() { pages.follow(); }
    }
    TroubleSheet { id: trouble; trouble: window.studio.trouble; onClosed: window.keepKeyboard() }
}
