// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import Fronteira.Controls
import Fronteira.Launcher
import Fronteira.Play

/// The window: the launcher, or the match on the screen.
Window {
    id: window

    required property var studio

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 640
    visible: true
    title: studio.match ? studio.match.title + " – Fronteira" : "Fronteira"
    color: Theme.window

    Binding { target: Theme; property: "dark"; value: window.studio.settings.dark }
    Binding { target: Theme; property: "textScale"; value: window.studio.settings.textScale }
    Binding { target: Theme; property: "motionScale"; value: window.studio.settings.motion }
    Binding { target: Theme; property: "colourSafe"; value: window.studio.settings.colourSafe }

    Launcher {
        anchors.fill: parent
        visible: !window.studio.match && !window.studio.replay
        enabled: visible
        focus: visible
        studio: window.studio
    }
    Loader {
        id: pages
        anchors.fill: parent
        focus: status === Loader.Ready
        onLoaded: item.forceActiveFocus()

        // Given once and not bound: a page outlives, for a moment, the match that it shows.
        function follow() {
            const folder = "qrc:/qt-project.org/imports/Fronteira/Play/";
            const studio = window.studio;
            if (studio.replay) setSource(folder + "ReplayPage.qml", { match: studio.replay, studio: studio, focus: true });
            else if (studio.match) setSource(folder + "PlayPage.qml", { match: studio.match, studio: studio, focus: true });
            else setSource("");
        }
        Component.onCompleted: follow()
    }
    Shortcut { sequence: "F11"; onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }

    FToast {
        id: toast
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; bottomMargin: Theme.space5 }
    }
    Connections {
        target: window.studio
        function onSaid(text) { toast.show(text, true); }
        function onMatchChanged() { pages.follow(); }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: window.studio.fault !== ""
        sign: "warning"
        text: window.studio.fault
        action: qsTr("Start it again")
        actionName: "restart"
        onActivated: window.studio.restart()
    }
}
