// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// Who stands where. `rows` are `entrants` of the protocol, or of `fronteira tournament table --json`, which are
/// `rated`. A positioner and not a layout, as everywhere where rows come and go: the layouts of Qt 6.4 may still look
/// at one that has just gone.
Column {
    id: table

    required property var rows
    property string me: ""
    property bool rated: false
    /// In which order equals are told apart.
    property var tieBreaks: []
    readonly property bool rests: rows.some(row => row.byes > 0)
    /// As wide as the most matches that somebody played.
    readonly property real narrow: Math.ceil(digits.advanceWidth) + 2

    spacing: 0

    component Figure: FLabel {
        tabular: true
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: table.narrow
    }
    component Line: RowLayout {
        width: table.width
        height: Math.max(Theme.target, implicitHeight)
        spacing: Theme.space2
    }

    Line {
        Figure { text: "#"; quiet: true }
        FLabel { Layout.fillWidth: true; quiet: true; elide: Text.ElideRight; text: qsTr("Entrant") }
        Figure { text: qsTr("Points"); quiet: true; Layout.preferredWidth: implicitWidth }
        Figure { text: qsTr("Played"); quiet: true; Layout.preferredWidth: implicitWidth }
        Figure { text: "+"; quiet: true; Accessible.name: qsTr("won") }
        Figure { text: "="; quiet: true; Accessible.name: qsTr("drawn") }
        Figure { text: "−"; quiet: true; Accessible.name: qsTr("lost") }
        Figure { visible: table.rests; text: qsTr("Byes"); quiet: true; Layout.preferredWidth: implicitWidth }
        Figure { visible: table.rated; text: "Elo"; quiet: true; Layout.preferredWidth: eloHead.advanceWidth }
    }
    Repeater {
        model: table.rows
        Column {
            id: one
            required property var modelData
            required property int index
            readonly property int weight: modelData.name === table.me ? Font.DemiBold : Font.Normal
            Rectangle { width: table.width; height: Theme.hairline; color: Theme.line }
            Line {
                Figure { text: one.modelData.rank ?? ""; quiet: true }
                Column {
                    Layout.fillWidth: true
                    topPadding: Theme.space1
                    bottomPadding: Theme.space1
                    FLabel {
                        objectName: "entrant" + one.index
                        width: parent.width
                        wrapMode: Text.Wrap
                        font.weight: one.weight
                        text: one.modelData.left ? qsTr("%1 (has left)").arg(one.modelData.name)
                            : one.modelData.registered === false ? qsTr("%1 (awaited)").arg(one.modelData.name) : one.modelData.name
                    }
                    FLabel {
                        objectName: "toldApart" + one.index
                        width: parent.width
                        visible: text !== ""
                        kind: "caption"
                        quiet: true
                        wrapMode: Text.Wrap
                        text: table.toldApart(one.modelData)
                    }
                }
                Figure { text: CupWords.points(one.modelData.points); font.weight: Font.DemiBold; Layout.preferredWidth: pointsHead.advanceWidth }
                Figure { text: one.modelData.matches ?? ""; Layout.preferredWidth: playedHead.advanceWidth }
                Figure { text: one.modelData.wins ?? "" }
                Figure { text: one.modelData.draws ?? "" }
                Figure { text: one.modelData.losses ?? "" }
                Figure { visible: table.rests; text: one.modelData.byes ?? ""; Layout.preferredWidth: byesHead.advanceWidth }
                Figure { visible: table.rated; text: table.rated ? table.elo(one.modelData) : ""; Layout.preferredWidth: eloHead.advanceWidth }
            }
        }
    }
    /// By what somebody stands before or behind those with as many points: as far as it was looked at.
    function toldApart(row) {
        const equals = rows.filter(other => other.name !== row.name && Math.abs(other.points - row.points) < 1e-9);
        if (equals.length === 0 || !row.matches || !row.tie_breaks) return "";
        const differs = (other, id) => Math.abs(other.tie_breaks[id] - row.tie_breaks[id]) >= 1e-9;
        const looked = Math.max(...equals.map(other => {
            const first = tieBreaks.findIndex(id => differs(other, id));
            return first < 0 ? tieBreaks.length : first + 1;
        }));
        return tieBreaks.slice(0, looked).map(id => CupWords.shortTieBreak(id) + " " + CupWords.points(row.tie_breaks[id])).join(" · ");
    }
    function elo(row) {
        const whole = value => Number(value).toLocaleString(Qt.locale(), "f", 0).replace("-", "−");
        return (row.elo >= 0.5 ? "+" : "") + whole(row.elo) + " ±" + whole(row.elo_interval[1] - row.elo);
    }
    component Head: TextMetrics { font.family: Theme.family; font.pixelSize: Theme.body }
    Head { id: digits; text: "8".repeat(Math.max(2, ...table.rows.map(row => String(row.matches ?? 0).length))) }
    Head { id: pointsHead; text: qsTr("Points") }
    Head { id: playedHead; text: qsTr("Played") }
    Head { id: byesHead; text: qsTr("Byes") }
    Head { id: eloHead; text: "+8888 ±8888" }
}
