// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Launcher

/// The tournaments that somebody has to do with at this screen.
Page {
    id: page

    required property var studio
    readonly property var cups: studio.cups
    readonly property var own: cups.own
    readonly property bool bare: cups.visits.length === 0 && own.length === 0
    signal visit
    signal create

    title: qsTr("Tournaments")
    side: Row {
        spacing: Theme.space2
        FButton { objectName: "visitCup"; text: qsTr("Join one…"); sign: "network"; onClicked: page.visit() }
        FButton { objectName: "newCup"; kind: page.bare ? "secondary" : "primary"; text: qsTr("New tournament"); sign: "plus"; onClicked: page.create() }
    }

    EmptyState {
        width: parent.width
        topPadding: Theme.space6
        visible: page.bare
        sign: "trophy"
        text: qsTr("No tournaments yet. Organise one here, or join one: its organiser gives you the address and a code.")
        action: qsTr("New tournament")
        onActivated: page.create()
    }
    FLabel { visible: page.own.length > 0; kind: "section"; text: qsTr("Organised here") }
    Repeater {
        model: page.own
        CupCard {
            required property var modelData
            required property int index
            width: page.innerWidth
            number: "Own" + index
            name: modelData.name
            about: modelData.people ? qsTr("people play") : qsTr("bots play")
            deed: modelData.people ? qsTr("Open") : qsTr("Look")
            onForgotten: forgetting.ask(modelData)
            onChosen: modelData.people ? page.cups.open(modelData.file, page.cups.doorFor(modelData.file, page.studio.settings.listen)) : page.cups.look(modelData.file)
        }
    }
    FLabel { visible: page.cups.visits.length > 0; kind: "section"; text: qsTr("Elsewhere") }
    Repeater {
        model: page.cups.visits
        CupCard {
            required property var modelData
            required property int index
            width: page.innerWidth
            number: "" + index
            name: modelData.name || modelData.address
            about: [modelData.address, modelData.me ? qsTr("you play as %1").arg(modelData.me) : ""].filter(part => part).join(" · ")
            deed: qsTr("Go there")
            onChosen: page.cups.visit(modelData.address, "", "", "")
            onForgotten: page.cups.forget(modelData.address)
        }
    }
    FDialog {
        id: forgetting
        property var own: ({ name: "", file: "" })
        function ask(which) { own = which; open(); }
        title: qsTr("Forget %1?").arg(own.name)
        Column {
            width: 400 * Theme.textScale
            FLabel {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("It will no longer be listed here. Its plan, its ledger and its matches can stay in %1 or be deleted for good.").arg(forgetting.own.file.replace(/\/[^/]*$/, ""))
            }
        }
        actions: [
            FButton { text: qsTr("Cancel"); onClicked: forgetting.reject() },
            FButton { objectName: "deleteCup"; text: qsTr("Delete the files"); onClicked: { forgetting.accept(); page.cups.forgetOwn(forgetting.own.file, true); } },
            FButton { objectName: "forgetCup"; kind: "primary"; text: qsTr("Keep the files"); onClicked: { forgetting.accept(); page.cups.forgetOwn(forgetting.own.file, false); } }
        ]
    }
}
