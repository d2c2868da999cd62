// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls
import Fronteira.Play

/// The seats with their colour, emblem, name and figures; whose turn it is stands out.
ColumnLayout {
    id: list

    required property ShownMatch match
    /// Others are people.
    property bool inCompany: false
    readonly property var titles: match.seats.length > 0 ? match.seats[0].figures.map(figure => figure.name) : []

    spacing: Theme.space1

    Rows {
        model: list.match.seats
        Rectangle {
            id: seat
            required property var modelData
            width: parent ? parent.width : 0
            implicitHeight: line.implicitHeight + Theme.space2
            radius: Theme.radius
            color: modelData.decides ? Theme.raised : "transparent"
            border.width: modelData.decides ? Theme.hairline : 0
            border.color: Theme.accent
            // Paler, and still read on white.
            opacity: modelData.standing ? 1 : 0.65
            Accessible.role: Accessible.ListItem
            // What is told by a paler name is told in words, too.
            readonly property bool away: modelData.person && !modelData.present
            readonly property string standing: !modelData.standing ? qsTr("out of the match") : away && list.inCompany ? qsTr("not connected") : ""
            Accessible.name: [modelData.name, ...(standing ? [standing] : []), ...modelData.figures.map(figure => figure.name + " " + figure.value)].join(", ")

            RowLayout {
                id: line
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space2 }
                spacing: Theme.space2
                Coin {
                    Layout.preferredWidth: Theme.icon + Theme.space2
                    Layout.preferredHeight: Theme.icon + Theme.space2
                    colour: seat.modelData.fill
                    emblem: seat.modelData.emblem
                    ink: seat.modelData.darkInk ? Theme.darkInk : Theme.lightInk
                }
                FLabel {
                    Layout.fillWidth: true
                    text: seat.modelData.name
                    wrapMode: Text.Wrap
                    font.weight: seat.modelData.here ? Font.DemiBold : Font.Normal
                    quiet: seat.away
                    HoverHandler { id: named }
                    FToolTip { visible: named.hovered && seat.standing !== ""; text: seat.standing }
                }
                Clock {
                    kind: "caption"
                    visible: seat.modelData.seconds >= 0
                    seconds: seat.modelData.seconds
                    told: seat.modelData.clock_told
                    going: visible && seat.modelData.decides && list.match.paused !== true
                }
                Row {
                    spacing: Theme.space2
                    Repeater {
                        model: seat.modelData.figures
                        FLabel {
                            id: figure
                            required property var modelData
                            width: Math.max(implicitWidth, Theme.space5)
                            tabular: true
                            horizontalAlignment: Text.AlignRight
                            text: modelData.value
                            HoverHandler { id: over }
                            FToolTip { visible: over.hovered; text: figure.modelData.name }
                        }
                    }
                }
            }
        }
    }
    FLabel {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.space2
        horizontalAlignment: Text.AlignRight
        kind: "caption"
        quiet: true
        wrapMode: Text.Wrap
        text: list.titles.join(" · ")
    }
}
