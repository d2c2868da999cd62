// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Fronteira.Controls
import Fronteira.Play

/// The board in words, region by region, for screen readers and for those who prefer it: what stands on each
/// space, and its neighbours. Enter chooses a space as a click on the board does.
ListView {
    id: list

    required property MatchScreen match
    readonly property var places: match.places

    /// Names of the neighbours by space.
    readonly property var neighbours: {
        const names = {}, around = {};
        for (const space of places.spaces ?? []) names[space.id] = space.name;
        for (const id in names) around[id] = [];
        for (const link of places.links ?? []) {
            around[link.from].push(names[link.to]);
            if (!link.one_way) around[link.to].push(names[link.from]);
        }
        return around;
    }
    readonly property var regions: {
        const names = {};
        for (const region of places.regions ?? []) names[region.id] = [region.name, match.regionNotes[region.id]].filter(part => part).join(" ");
        return names;
    }

    readonly property var offered: match.spacesOnOffer
    /// To the next space that may be chosen, or the one before, and around.
    function walkToOffered(step) {
        for (let i = 1; i <= count; ++i) {
            const row = (currentIndex + step * i + count * i) % count;
            if (offered.includes(model[row].id)) { currentIndex = row; return; }
        }
    }

    objectName: "boardText"
    clip: true
    focus: true
    keyNavigationEnabled: true
    // Within a region in the order of the map: equals would stand in any.
    model: (places.spaces ?? []).map((space, place) => ({ space, place, region: space.region ?? "" }))
        .sort((a, b) => a.region.localeCompare(b.region) || a.place - b.place).map(one => one.space)
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: FScrollBar {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Board in words")
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_N;
        if (event.accepted) walkToOffered(event.modifiers & Qt.ShiftModifier ? -1 : 1);
    }
    Keys.onReturnPressed: if (currentItem) match.pickSpace(currentItem.modelData.id)
    Keys.onEnterPressed: if (currentItem) match.pickSpace(currentItem.modelData.id)

    header: FLabel {
        readonly property var lines: list.match.turn.number < 0 ? [] : list.match.besides()
        x: Theme.space3
        width: list.width - 2 * Theme.space3
        height: lines.length > 0 ? implicitHeight + Theme.space2 : 0
        visible: lines.length > 0
        wrapMode: Text.Wrap
        text: lines.join("\n")
    }
    delegate: FocusScope {
        id: row
        required property var modelData
        required property int index
        readonly property bool first: index === 0 || list.model[index - 1].region !== modelData.region
        readonly property string told: list.match.turn.number < 0 ? "" : list.match.describe(modelData.id).split("\n").join(", ")

        readonly property bool offered: list.offered.includes(modelData.id)

        width: list.width - Theme.space3
        implicitHeight: content.implicitHeight + Theme.space2
        Accessible.role: Accessible.ListItem
        Accessible.name: told + (offered ? ", " + qsTr("may be chosen") : "") + ". " + (list.neighbours[modelData.id] ?? []).join(", ")

        Rectangle {
            anchors.fill: content
            anchors.margins: -Theme.space1
            radius: Theme.radius
            color: Theme.raised
            border.width: list.activeFocus && row.ListView.isCurrentItem ? Theme.focusWidth : 0
            border.color: Theme.accent
            visible: row.ListView.isCurrentItem || pointer.containsMouse
        }
        ColumnLayout {
            id: content
            x: Theme.space3
            y: Theme.space1
            width: parent.width - 2 * Theme.space3
            spacing: 0
            FLabel {
                visible: row.first && text !== ""
                Layout.topMargin: Theme.space3
                kind: "control"
                font.weight: Font.DemiBold
                text: list.regions[row.modelData.region] ?? ""
            }
            FLabel {
                Layout.fillWidth: true
                text: row.told
                wrapMode: Text.Wrap
                color: row.offered ? Theme.accent : Theme.text
                font.weight: row.offered ? Font.DemiBold : Font.Normal
            }
            FLabel {
                Layout.fillWidth: true
                kind: "caption"
                quiet: true
                wrapMode: Text.Wrap
                text: (list.neighbours[row.modelData.id] ?? []).join(", ")
            }
        }
        MouseArea {
            id: pointer
            anchors.fill: content
            hoverEnabled: true
            onClicked: { list.currentIndex = row.index; list.match.pickSpace(row.modelData.id); }
        }
    }
}
