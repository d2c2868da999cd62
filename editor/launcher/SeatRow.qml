// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Launcher

/// Who sits on one seat, and how a bot that sits there plays.
ColumnLayout {
    id: row

    required property int place
    required property MatchSetup setup
    /// What the person of this studio is called.
    property string me: ""
    readonly property var seat: setup.seats[place] ?? ({ who: "me", name: "" })
    readonly property bool person: !seat.who.startsWith("bot:")
    readonly property var notes: setup.ruleset.about_bots ?? ({})
    readonly property var called: setup.ruleset.bot_names ?? ({})
    readonly property var choices: [
        { id: "me", text: qsTr("Me"), note: "" },
        { id: "friend", text: qsTr("A friend at this screen"), note: "" },
        { id: "remote", text: qsTr("Somebody elsewhere"), note: "" },
        ...(setup.ruleset.bots ?? []).map(bot => ({ id: "bot:" + bot, text: qsTr("Bot: %1").arg(called[bot] ?? bot), note: notes[bot] ?? "" }))
    ]

    spacing: Theme.space1

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2

        FLabel { id: number; text: row.place + 1; quiet: true; tabular: true; Layout.preferredWidth: Theme.space4 }
        FComboBox {
            objectName: "who" + row.place
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            label: qsTr("Who sits in seat %1").arg(row.place + 1)
            model: row.choices
            textRole: "text"
            valueRole: "id"
            noteRole: "note"
            currentIndex: row.choices.findIndex(one => one.id === row.seat.who)
            onActivated: index => row.setup.changeSitter(row.place, row.choices[index].id, row.me)
        }
        FTextField {
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            label: qsTr("Name of seat %1").arg(row.place + 1)
            placeholderText: qsTr("Name")
            text: row.seat.name
            onEditingFinished: row.setup.setSeat(row.place, row.seat.who, text)
        }
        FButton {
            kind: "quiet"
            sign: "close"
            hint: qsTr("Remove this seat")
            visible: row.setup.canRemoveSeat
            onClicked: row.setup.removeSeat(row.place)
        }
    }
    FLabel {
        objectName: "aboutBot" + row.place
        Layout.fillWidth: true
        Layout.leftMargin: number.width + Theme.space2
        visible: text !== ""
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        // Said once of all who are alike.
        readonly property bool first: row.setup.seats.findIndex(one => one.who === row.seat.who) === row.place
        text: row.person || !first ? "" : row.notes[row.seat.who.slice(4)] ?? ""
    }
}
