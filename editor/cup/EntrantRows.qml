// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Cup

/// Who is known before a tournament begins: bots under a name, and people whose place is kept.
ColumnLayout {
    id: rows

    required property CupPlan plan
    property var bots: []
    property string usual: ""
    /// What they are called, by name.
    property var called: ({})
    /// How they play, in a line, by name.
    property var about: ({})
    readonly property var who: plan.people ? ["", ...bots] : bots
    /// The next that does not play yet, the usual one first.
    readonly property string next: [usual, ...bots].find(bot => bot !== "" && !plan.entrants.some(one => one.bot === bot)) ?? (usual || (bots[0] ?? ""))

    spacing: Theme.space2

    FLabel {
        Layout.fillWidth: true
        visible: rows.plan.people
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        text: qsTr("People register themselves with a code that you give them. Those you name here already have a place.")
    }
    Column {
        id: list
        Layout.fillWidth: true
        spacing: Theme.space2
        Repeater {
            model: rows.plan.entrants.length
            EntrantRow { width: list.width }
        }
    }
    component EntrantRow: RowLayout {
        id: row
        required property int index
        readonly property var entrant: rows.plan.entrants[index] ?? ({ bot: "", name: "" })
        spacing: Theme.space2
        FComboBox {
            objectName: "entrantWho" + row.index
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            label: qsTr("Who plays as entrant %1").arg(row.index + 1)
            model: rows.who.map(bot => ({ text: bot === "" ? qsTr("A person") : qsTr("Bot: %1").arg(rows.called[bot] ?? bot), note: rows.about[bot] ?? "" }))
            textRole: "text"
            noteRole: "note"
            currentIndex: rows.who.indexOf(row.entrant.bot)
            onActivated: index => rows.plan.setEntrant(row.index, rows.who[index], row.entrant.name)
        }
        FTextField {
            objectName: "entrantName" + row.index
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            label: qsTr("Name of entrant %1").arg(row.index + 1)
            placeholderText: qsTr("Name")
            text: row.entrant.name
            onEditingFinished: rows.plan.setEntrant(row.index, row.entrant.bot, text)
        }
        FButton { kind: "quiet"; sign: "close"; hint: qsTr("Remove this entrant"); onClicked: rows.plan.removeEntrant(row.index) }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space2
        FButton { objectName: "addBot"; sign: "plus"; text: qsTr("Add a bot"); enabled: rows.bots.length > 0; onClicked: rows.plan.addEntrant(rows.next, rows.called[rows.next] ?? "") }
        FButton { objectName: "addPerson"; sign: "plus"; visible: rows.plan.people; text: qsTr("Keep a place"); onClicked: rows.plan.addEntrant("") }
    }
}
