// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// One side of a throw of dice: who and where, its dice, and what it loses. A die that lost its pair is dimmed
/// once the dice are at rest.
Row {
    id: row

    /// `space`, `seat`, `dice`, `beaten`, `lost`, `before`, `after`; see battle_of(). All but `dice` may be missing.
    required property var side
    /// `fill`, `ink` of the dice.
    required property var look
    /// `name`, `fill`, `darkInk`, `emblem` of the seat; empty where nobody is named.
    property var seat: ({})
    property bool rolling: false
    /// How much longer the next die of a throw tumbles, in milliseconds.
    property int lag: 0
    property real nameWidth: 0
    readonly property real wantedNameWidth: name.visible ? name.implicitWidth : 0

    spacing: Theme.space2
    Coin {
        anchors.verticalCenter: parent.verticalCenter
        visible: name.visible && (row.seat.emblem ?? "") !== ""
        colour: row.seat.fill ?? Theme.raised
        ink: row.seat.darkInk ? Theme.darkInk : Theme.lightInk
        emblem: row.seat.emblem ?? ""
    }
    FLabel {
        id: name
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        width: Math.max(row.nameWidth, implicitWidth)
        text: row.side.space ? [row.side.space, row.seat.name].filter(part => part).join(" · ") : ""
    }
    Repeater {
        model: row.side.dice
        Die {
            objectName: "die"
            required property var modelData
            required property int index
            Component.onCompleted: roll(index * row.lag)
            face: modelData
            dimmed: !row.rolling && (row.side.beaten ?? [])[index] === true
            colour: row.look.fill ?? Theme.paper
            ink: row.look.ink === "light" ? Theme.lightInk : Theme.darkInk
        }
    }
    FLabel {
        anchors.verticalCenter: parent.verticalCenter
        visible: row.side.lost !== undefined
        opacity: row.rolling ? 0 : 1
        tabular: true
        font.weight: row.side.lost > 0 ? Font.DemiBold : Font.Normal
        quiet: !(row.side.lost > 0)
        text: [row.side.before >= 0 && row.side.after >= 0 ? row.side.before + " → " + row.side.after : "",
               row.side.lost > 0 ? "(−" + row.side.lost + ")" : ""].filter(part => part).join(" ")
    }
}
