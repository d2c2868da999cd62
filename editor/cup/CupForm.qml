// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup
import Fronteira.Launcher

/// A new tournament: what is played, how it is paired and counted, and by whom.
Page {
    id: page

    required property var studio
    required property CupPlan plan
    readonly property var shelf: studio.library
    readonly property var bots: plan.game.ruleset.bots ?? []
    readonly property bool listens: listen.text.trim() !== ""
    signal back

    title: qsTr("New tournament")
    Keys.onEscapePressed: back()
    side: Row {
        spacing: Theme.space2
        FButton { kind: "quiet"; text: qsTr("Back"); key: "Esc"; onClicked: page.back() }
        FButton {
            objectName: "createCup"
            kind: "primary"
            text: page.plan.people ? qsTr("Open it") : qsTr("Start the matches")
            enabled: page.plan.faults.length === 0 && (!page.plan.people || page.listens)
            onClicked: page.studio.cups.create(page.plan, listen.text.trim())
        }
    }

    FLabel {
        width: parent.width
        quiet: true
        wrapMode: Text.Wrap
        // A line is kept: the form would jump under the pointer with the first letter of the name.
        text: page.plan.faults.join("\n") || " "
    }
    GridLayout {
        width: parent.width
        columns: width > 780 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.space6
        rowSpacing: Theme.space4

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            spacing: Theme.space3

            FLabel { text: qsTr("Name") }
            FTextField {
                objectName: "planName"
                Layout.fillWidth: true
                focus: true
                label: qsTr("Name")
                placeholderText: qsTr("Such as: Club cup")
                text: page.plan.name
                onTextEdited: page.plan.name = text
            }
            FTabs {
                objectName: "planPeople"
                names: [qsTr("People play"), qsTr("Bots play")]
                current: page.plan.people ? 0 : 1
                onCurrentChanged: page.plan.people = current === 0
            }
            PairingFields { Layout.fillWidth: true; plan: page.plan }
            FLabel { Layout.topMargin: Theme.space3; kind: "section"; text: qsTr("Entrants") }
            EntrantRows { Layout.fillWidth: true; plan: page.plan; bots: page.bots; usual: page.plan.game.ruleset.bot ?? ""; called: page.plan.game.ruleset.bot_names ?? ({}); about: page.plan.game.ruleset.about_bots ?? ({}) }
            PeopleFields { Layout.fillWidth: true; visible: page.plan.people; plan: page.plan }
            FLabel { visible: page.plan.people; text: qsTr("Address") }
            FTextField {
                id: listen
                objectName: "planListen"
                Layout.fillWidth: true
                visible: page.plan.people
                label: qsTr("Address")
                text: page.studio.cups.doorFor("", page.studio.settings.listen)
            }
            FLabel {
                Layout.fillWidth: true
                visible: page.plan.people
                kind: "caption"
                quiet: true
                wrapMode: Text.Wrap
                text: qsTr("The address at which players reach this machine; 0.0.0.0 means all of its networks.")
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            spacing: Theme.space5
            GameFields { Layout.fillWidth: true; plan: page.plan; shelf: page.shelf }
            LimitFields { Layout.fillWidth: true; plan: page.plan }
            TieBreakRows { Layout.fillWidth: true; plan: page.plan }
        }
    }
}
