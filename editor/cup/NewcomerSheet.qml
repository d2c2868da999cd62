// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Somebody new at a tournament, or in the place of an entrant: a person or a bot.
FDialog {
    id: sheet

    property var bots: []
    /// What they are called, by name.
    property var called: ({})
    /// Whose place is taken; empty for nobody's.
    property string entrant: ""
    readonly property string bot: who.currentIndex > 0 ? bots[who.currentIndex - 1] : ""
    readonly property bool same: entrant !== "" && player.text.trim() === entrant && bot === ""
    signal named(string name, string bot)
    signal replaced(string entrant, string name, string bot)

    function ask(whose) {
        entrant = whose;
        player.text = whose;
        who.currentIndex = 0;
        open();
        player.forceActiveFocus();
        player.selectAll();
    }

    title: entrant !== "" ? qsTr("In place of %1").arg(entrant) : qsTr("Enter somebody")
    Column {
        width: 380 * Theme.textScale
        spacing: Theme.space3
        FLabelled {
            name: qsTr("Name")
            FTextField { id: player; objectName: "newName"; width: parent.width; label: qsTr("Name") }
        }
        FLabelled {
            name: qsTr("Who plays")
            FComboBox {
                id: who
                objectName: "newWho"
                width: parent.width
                label: qsTr("Who plays")
                model: [qsTr("A person"), ...sheet.bots.map(bot => qsTr("Bot: %1").arg(sheet.called[bot] ?? bot))]
                onActivated: if (player.text === "" && sheet.bot !== "") player.text = sheet.called[sheet.bot] ?? sheet.bot
            }
        }
        FLabel {
            width: parent.width
            wrapMode: Text.Wrap
            quiet: true
            text: sheet.same ? qsTr("The same person gets a new token, and the old one is no longer valid.")
                : sheet.bot !== "" ? qsTr("The bot plays under that name.") : qsTr("You get a token to pass on: the right to the seats of that person.")
        }
    }
    actions: [
        FButton { text: qsTr("Cancel"); onClicked: sheet.reject() },
        FButton {
            objectName: "takeNewcomer"
            kind: "primary"
            enabled: player.text.trim() !== ""
            text: sheet.entrant === "" ? qsTr("Enter") : sheet.same ? qsTr("New token") : qsTr("Replace")
            onClicked: {
                const name = player.text.trim();
                if (sheet.entrant === "") sheet.named(name, sheet.bot);
                else sheet.replaced(sheet.entrant, name, sheet.bot);
                sheet.accept();
            }
        }
    ]
}
