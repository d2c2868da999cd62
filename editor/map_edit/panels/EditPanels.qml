// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.MapEdit

/// The panels at the right of the canvas.
Rectangle {
    id: panels

    required property MapEditor editor
    required property MapSurvey survey
    required property MapFairness fairness
    property var rulesets: []
    /// The game that the map is drawn for; empty: any.
    property string game: ""
    property string current: "properties"
    readonly property alias issues: found
    readonly property var pages: [
        { id: "properties", sign: "edit", name: editor.many.count > 1 ? qsTr("The spaces") : editor.selected ? qsTr("The space") : qsTr("The map") },
        { id: "regions", sign: "brush", name: qsTr("Regions") },
        { id: "issues", sign: "warning", name: qsTr("Issues") },
        { id: "analysis", sign: "chart", name: qsTr("Analysis") },
        { id: "fairness", sign: "scales", name: qsTr("Fairness") },
        { id: "history", sign: "clock", name: qsTr("History") }
    ]
    /// A space to go to.
    signal pointedAt(string space)

    /// The map cannot be played in the game that was wanted; the issues, which are shown, say why.
    signal refused

    function fits(game) {
        panels.game = game;
        found.look();
        if (found.errors === 0) return true;
        current = "issues";
        refused();
        return false;
    }

    function showRegion(region) {
        panels.editor.brush = region;
        current = "regions";
    }

    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space3
        spacing: Theme.space3

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space1
            FLabel {
                Layout.fillWidth: true
                kind: "control"
                elide: Text.ElideRight
                opacity: implicitWidth <= width ? 1 : 0
                text: panels.pages.find(one => one.id === panels.current)?.name ?? ""
                Accessible.role: Accessible.Heading
            }
            Row {
                spacing: Theme.space1
                Repeater {
                    model: panels.pages
                    FButton {
                        required property var modelData
                        // The number comes a moment after an edit, and must not push the buttons from under a pointer.
                        readonly property real least: modelData.id === "issues" ? Theme.target + Theme.space6 : 0
                        objectName: "panel." + modelData.id
                        width: Math.max(implicitWidth, least)
                        kind: panels.current === modelData.id ? "secondary" : "quiet"
                        sign: modelData.sign
                        text: modelData.id === "issues" && found.list.length > 0 ? found.list.length : ""
                        hint: modelData.name
                        hintAt: "below"
                        Accessible.name: modelData.name + " " + text
                        onClicked: panels.current = modelData.id
                    }
                }
            }
        }
        FScrollView {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panels.current !== "history"
            contentHeight: body.item ? body.item.implicitHeight + Theme.space3 : 0
            Loader {
                id: body
                width: scroll.availableWidth - Theme.space2
                sourceComponent: ({ regions: regions, issues: wrong, analysis: analysis, fairness: fair })[panels.current] ?? (panels.editor.many.count > 1 ? several : panels.editor.selected ? space : whole)
            }
        }
        HistoryPanel { Layout.fillWidth: true; Layout.fillHeight: true; visible: panels.current === "history"; editor: panels.editor }
    }
    MapIssues { id: found; editor: panels.editor; needs: panels.rulesets.find(one => one.id === panels.game)?.needs ?? ({}) }
    Component { id: wrong; IssuesPanel { editor: panels.editor; issues: found; rulesets: panels.rulesets; game: panels.game; onGameChosen: game => panels.game = game; onPointedAt: space => panels.pointedAt(space); onRegionPointedAt: region => panels.showRegion(region) } }
    Component { id: space; SpacePanel { editor: panels.editor; needs: found.needs } }
    Component { id: several; SelectionPanel { editor: panels.editor; needs: found.needs } }
    Component { id: whole; MapPanel { editor: panels.editor } }
    Component { id: analysis; AnalysisPanel { editor: panels.editor; survey: panels.survey; onPointedAt: space => panels.pointedAt(space) } }
    Component { id: fair; FairnessPanel { fairness: panels.fairness; fits: game => panels.fits(game); rulesets: panels.rulesets; game: panels.game; onGameChosen: game => panels.game = game; onPointedAt: space => panels.pointedAt(space) } }
    Component { id: regions; RegionsPanel { editor: panels.editor } }
    Rectangle { width: Theme.hairline; height: parent.height; color: Theme.line }
}
