// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// The panels at the right of the canvas.
Rectangle {
    id: panels

    required property MapEditor editor
    property string current: "properties"
    readonly property var pages: ["properties", "regions", "history"]
    /// A space to go to.
    signal pointedAt(string space)

    onCurrentChanged: tabs.current = pages.indexOf(current)
    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space3
        spacing: Theme.space3

        FTabs {
            id: tabs
            objectName: "panels"
            names: [qsTr("Properties"), qsTr("Regions"), qsTr("History")]
            onCurrentChanged: panels.current = panels.pages[current]
        }
        FScrollView {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panels.current === "properties" || panels.current === "regions"
            contentHeight: body.item ? body.item.implicitHeight + Theme.space3 : 0
            Loader {
                id: body
                width: scroll.availableWidth - Theme.space2
                sourceComponent: panels.current === "regions" ? regions : panels.editor.selected ? space : whole
            }
        }
        HistoryPanel { Layout.fillWidth: true; Layout.fillHeight: true; visible: panels.current === "history"; editor: panels.editor }
    }
    Component { id: space; SpacePanel { editor: panels.editor } }
    Component { id: whole; MapPanel { editor: panels.editor } }
    Component { id: regions; RegionsPanel { editor: panels.editor } }
    Rectangle { width: Theme.hairline; height: parent.height; color: Theme.line }
}
