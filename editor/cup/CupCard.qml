// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// One tournament in a list.
FCard {
    id: card

    required property string name
    required property string about
    required property string deed
    /// Its place in the lists.
    property string number: ""
    property bool forgettable: true
    signal chosen
    signal forgotten

    clickable: false
    implicitHeight: line.implicitHeight + 2 * padding
    text: name

    RowLayout {
        id: line
        width: card.availableWidth
        spacing: Theme.space3
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            FLabel { Layout.fillWidth: true; kind: "control"; text: card.name; font.weight: Font.DemiBold; wrapMode: Text.Wrap }
            FLabel { Layout.fillWidth: true; quiet: true; text: card.about; wrapMode: Text.Wrap }
        }
        FButton { objectName: "cup" + card.number; text: card.deed; onClicked: card.chosen() }
        FButton { visible: card.forgettable; objectName: "forget" + card.number; kind: "quiet"; sign: "trash"; hint: qsTr("Forget this tournament"); onClicked: card.forgotten() }
    }
}
