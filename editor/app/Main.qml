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
        anchors.fill: parent
        active: window.studio.match !== null || window.studio.replay !== null
        focus: active
        sourceComponent: window.studio.replay ? replay : play
        onLoaded: item.forceActiveFocus()
    }
    Component { id: play; PlayPage { focus: true; match: window.studio.match; studio: window.studio } }
    Component { id: replay; ReplayPage { focus: true; match: window.studio.replay; studio: window.studio } }
    Shortcut { sequence: "F11"; onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }

    FToast {
        id: toast
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; bottomMargin: Theme.space5 }
    }
    Connections {
        target: window.studio
        function onSaid(text) { toast.show(text, true); }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: window.studio.fault !== ""
        sign: "warning"
        text: window.studio.fault
        action: qsTr("Start it again")
        onActivated: window.studio.restart()
    }
}
