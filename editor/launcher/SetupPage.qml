// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Launcher

/// What will be played, on what, by whom, and under which house rules.
Page {
    id: page

    required property var studio
    required property MatchSetup setup
    readonly property var shelf: studio["library"]
    readonly property var scenes: studio["scenes"]
    /// The mod, where it has a first match.
    readonly property var taught: shelf && shelf.loaded ? shelf.mods.find(mod => mod.lesson && (setup.ruleset.id ?? "").startsWith(mod.id + "/")) : undefined
    signal back

    title: setup.ruleset.name ?? ""
    Keys.onEscapePressed: back()
    side: Row {
        spacing: Theme.space2
        FButton { kind: "quiet"; text: qsTr("Back"); key: "Esc"; onClicked: page.back() }
        FButton {
            objectName: "learnHere"
            visible: page.taught !== undefined
            text: qsTr("First match")
            hint: page.taught ? page.taught.lesson.intro : ""
            onClicked: page.studio.learn(page.taught.id)
        }
        FButton { objectName: "howToPlay"; visible: guide.pages.length > 0; sign: "question"; text: qsTr("How to play"); key: "F1"; shortcut: "F1"; onClicked: guide.show() }
        FButton {
            objectName: "start"
            kind: "primary"
            text: page.setup.remote ? qsTr("Open for others") : qsTr("Start the match")
            enabled: page.setup.faults.length === 0
            hint: page.setup.faults.join("\n")
            onClicked: page.studio.start(page.setup)
        }
    }

    FLabel {
        width: parent.width
        text: page.setup.faults.join("\n")
        visible: text !== ""
        color: Theme.error
        wrapMode: Text.Wrap
    }

    GridLayout {
        width: parent.width
        columns: width > 780 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.space5
        rowSpacing: Theme.space4

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            spacing: Theme.space3

            MapPicture {
                Layout.fillWidth: true
                Layout.preferredHeight: width * 0.55
                radius: Theme.cardRadius
                library: page.studio.library
                map: page.setup.map
            }
            FLabel { kind: "caption"; quiet: true; text: qsTr("Map") }
            FComboBox {
                id: maps
                Layout.fillWidth: true
                label: qsTr("Map")
                // Of a host that has just begun anew the maps come a moment later.
                model: page.shelf && page.shelf.maps.length > 0 ? page.shelf.mapsFor(page.setup.ruleset.id) : []
                textRole: "name"
                valueRole: "id"
                currentIndex: model.findIndex(map => map.id === page.setup.map)
                onActivated: index => page.setup.map = model[index].id
            }
            FLabel {
                Layout.fillWidth: true
                text: page.setup.ruleset.description ?? ""
                quiet: true
                wrapMode: Text.Wrap
            }
        }

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            spacing: Theme.space3

            FLabel { kind: "section"; text: qsTr("Seats") }
            Rows {
                spacing: Theme.space3
                model: page.setup.seats.length
                SeatRow {
                    required property int index
                    width: parent ? parent.width : 0
                    place: index
                    setup: page.setup
                    me: page.studio.settings.name
                }
            }
            FButton {
                text: qsTr("Add a seat")
                sign: "plus"
                visible: page.setup.canAddSeat
                onClicked: page.setup.addSeat()
            }
            FLabel {
                Layout.fillWidth: true
                visible: page.setup.remote
                quiet: true
                wrapMode: Text.Wrap
                text: qsTr("The studio then listens on the network. You get an invitation to pass on, and the match begins when everybody has joined.")
            }

            FLabel { Layout.topMargin: Theme.space3; kind: "section"; text: qsTr("House rules"); visible: page.setup.options.length > 0 }
            Rows {
                spacing: Theme.space3
                model: page.setup.options.length
                OptionRow {
                    required property int index
                    width: parent ? parent.width : 0
                    option: page.setup.options[index] ?? {}
                    onChosen: value => page.setup.setOption(option.id, value)
                }
            }

            FLabel { Layout.topMargin: Theme.space3; kind: "section"; text: qsTr("Advanced") }
            RowLayout {
                spacing: Theme.space3
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0
                    FLabel { Layout.fillWidth: true; text: qsTr("Minutes for each person"); wrapMode: Text.Wrap }
                    FLabel { Layout.fillWidth: true; kind: "caption"; quiet: true; text: qsTr("For the whole match; 0: no clock."); wrapMode: Text.Wrap }
                }
                FSpinBox {
                    label: qsTr("Minutes for each person")
                    from: 0
                    to: 600
                    value: page.setup.minutes
                    onValueModified: page.setup.minutes = value
                }
            }
            RowLayout {
                spacing: Theme.space3
                FLabel { text: qsTr("Seed of the dice"); Layout.fillWidth: true }
                FTextField {
                    objectName: "seed"
                    label: qsTr("Seed of the dice")
                    placeholderText: qsTr("by lot")
                    text: page.setup.seed
                    onTextEdited: page.setup.seed = text
                }
            }
            FCheckBox {
                objectName: "watched"
                Layout.fillWidth: true
                visible: page.studio.settings.listen !== "" || page.setup.remote
                text: qsTr("Anyone may watch, in a browser too")
                checked: page.setup.watched
                onToggled: page.setup.watched = checked
            }
        }
    }

    GuideSheet {
        id: guide
        title: page.setup.ruleset.name ?? ""
        pages: page.shelf && page.shelf.loaded ? page.shelf.guide(page.setup.ruleset.id) : []
        drawn: Component { BoardPicture {
            property var picture
            property int came: 0
            scene: picture && page.scenes && came >= 0 ? page.scenes.pictureOf(page.setup.ruleset, picture) : ({})
            Connections { target: page.scenes; function onCame() { ++came; } }
        } }
    }
}
