// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Launcher

/// Where everything begins: places to go at the left, the place where one is beside them. `studio` is the
/// program.
FocusScope {
    id: launcher

    required property var studio
    property string page: "play"
    /// The page of tournaments, which stands above this room; it is given `studio`.
    property url tournaments

    function prepare(ruleset) {
        planned.ruleset = studio.library.ruleset(ruleset);
        if (studio.settings.name) planned.setSeat(0, "me", studio.settings.name);
        page = "setup";
    }

    function prepareLike(match) {
        planned.setUpLike(match, studio.library.ruleset(match.ruleset));
        page = "setup";
    }

    // From every place back to where all begins.
    Keys.onEscapePressed: page = "play"

    MatchSetup { id: planned }
    // Who leaves a match that was set up here finds it among the games, where it waits.
    Connections {
        target: launcher.studio
        function onAnotherWanted(match) { launcher.prepareLike(match); }
        function onMatchChanged() { if (launcher.studio.match && launcher.page === "setup") launcher.page = "play"; }
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        Rectangle {
            Layout.fillHeight: true
            Layout.preferredWidth: Math.max(200, Math.round(190 * Theme.textScale))
            color: Theme.panel

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Theme.space3
                spacing: Theme.space1

                FLabel {
                    Layout.margins: Theme.space3
                    Layout.bottomMargin: Theme.space4
                    kind: "section"
                    text: "Fronteira"
                    Accessible.role: Accessible.Heading
                }
                Rows {
                    model: [
                        { page: "play", sign: "play", text: qsTr("Play") },
                        { page: "matches", sign: "save", text: qsTr("Matches") },
                        { page: "join", sign: "network", text: qsTr("Join") },
                        { page: "tournaments", sign: "trophy", text: qsTr("Tournaments") },
                        { page: "maps", sign: "map", text: qsTr("Maps") },
                        { page: "mods", sign: "box", text: qsTr("Installed") }
                    ]
                    FNavButton {
                        required property var modelData
                        objectName: "page." + modelData.page
                        width: parent ? parent.width : 0
                        text: modelData.text
                        sign: modelData.sign
                        checked: launcher.page === modelData.page
                                 || (launcher.page === "setup" && modelData.page === "play")
                        onClicked: launcher.page = modelData.page
                    }
                }
                Item { Layout.fillHeight: true }
                Rows {
                    model: [
                        { page: "settings", sign: "gear", text: qsTr("Settings") },
                        { page: "about", sign: "info", text: qsTr("About") }
                    ]
                    FNavButton {
                        required property var modelData
                        objectName: "page." + modelData.page
                        width: parent ? parent.width : 0
                        text: modelData.text
                        sign: modelData.sign
                        checked: launcher.page === modelData.page
                        onClicked: launcher.page = modelData.page
                    }
                }
            }
            Rectangle { width: Theme.hairline; height: parent.height; anchors.right: parent.right; color: Theme.line }
        }

        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: ({ play: library, setup: prepared, matches: matches, join: join, maps: maps,
                                tournaments: cups, mods: mods,
                                settings: settings, about: about })[launcher.page]
            onLoaded: item.forceActiveFocus()
        }
    }

    Component { id: library; LibraryPage { studio: launcher.studio; onChosen: id => launcher.prepare(id) } }
    Component { id: prepared; SetupPage { studio: launcher.studio; setup: planned; onBack: launcher.page = "play" } }
    Component { id: matches; MatchesPage { studio: launcher.studio; onPlay: launcher.page = "play" } }
    Component { id: join; JoinPage { studio: launcher.studio } }
    Component { id: maps; MapsPage { studio: launcher.studio } }
    Component { id: mods; ModsPage { studio: launcher.studio } }
    Component {
        id: cups
        Loader {
            onLoaded: item.forceActiveFocus()
            Component.onCompleted: setSource(launcher.tournaments, { studio: launcher.studio })
        }
    }
    Component { id: settings; SettingsPage { studio: launcher.studio } }
    Component { id: about; AboutPage { studio: launcher.studio } }
}
