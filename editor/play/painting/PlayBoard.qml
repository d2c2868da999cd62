// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Play

/// The board of a match, with what stands on a space, or why it cannot be chosen, in a tooltip.
FocusScope {
    id: root

    required property ShownMatch match
    /// The same, where it is played and not told again.
    property MatchScreen live: null
    property string why: ""
    /// Looked at from the other side than whoever looks sits at.
    property bool turnedAway: false
    /// Items over the board, in the same place, that a tooltip leaves in sight.
    property var beside: []
    /// Enter, while a number is asked for and no space.
    signal numberMeant
    /// The board itself, for what lies over it.
    readonly property alias canvas: board

    function turnAround() { turnedAway = !turnedAway; }
    /// The space at a place of the scene, or empty.
    function spaceUnder(place) { return board.spaceAt(board.mapFromItem(null, place.x, place.y)); }
    /// Where a space is, in this item.
    function pointOf(space) { return board.spacePoint(space); }

    Board {
        id: board
        objectName: "board"
        anchors.fill: parent
        focus: true
        map: root.match.map
        turned: root.match.seenFromFar !== root.turnedAway
        linkLooks: root.match.look.link ?? ({})
        painting: root.match.painting
        regionNotes: root.match.regionNotes
        pullable: root.live !== null && root.live.choice.pulls === true
        /// Of what follows: it is a click, and has laid something out.
        property bool byClick: false
        property bool laid: false
        onClicked: (space, modifiers) => {
            byClick = true;
            laid = root.live !== null && root.live.place(space, modifiers & Qt.ShiftModifier ? 5 : 1);
        }
        onContextRequested: space => { if (root.live && space !== "") root.live.place(space, -1); }
        onPulling: (from, to) => root.live.aim(from, to)
        onPulled: (from, to) => root.live.pull(from, to)
        onActivated: space => {
            const click = byClick;
            byClick = false;
            if (!root.live || (click && laid)) return;
            if (!click && root.live.choice.placed > 0) root.live.confirmPlaced();
            else if (!click && root.live.recap.length > 0) root.live.dismissRecap();
            else if (!click && root.live.choice.of === "number") root.numberMeant();
            else root.live.pickSpace(space);
        }
        onPlaceActivated: place => { if (root.live) root.live.pickPlace(place); }
        onHoverChanged: { root.why = ""; root.pointed = true; if (hovered !== "") ask.restart(); }
        onCursorChanged: { root.why = ""; root.pointed = true; if (cursor !== "") ask.restart(); }
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Board")
        Accessible.description: cursor !== "" ? root.match.describe(cursor) : ""
    }
    /// Of a space where nobody has pointed since something happened there is nothing to tell.
    property bool pointed: false
    readonly property string told: !enabled || !pointed ? "" : board.hovered !== "" ? board.hovered : board.activeFocus ? board.cursor : ""

    onToldChanged: match.lookAt(told)

    Timer {
        id: ask
        interval: 250
        onTriggered: if (root.told !== "" && root.live && root.live.choice.active) root.live.askWhy(root.told)
    }
    Connections {
        target: root.live
        function onReason(space, say) { if (space === root.told) root.why = say; }
        function onChoiceChanged() { root.why = ""; }
    }
    Connections {
        target: root.match
        function onHappened(events) {
            if (!root.match.seats.some(seat => seat.here && seat.number === events[0].by)) root.pointed = false;
        }
    }
    SpaceTip {
        objectName: "spaceTip"
        match: root.match
        below: board
        space: root.told
        beside: root.beside
        // Told anew when the match goes on.
        readonly property string lines: root.told === "" || root.match.turn.number < 0 ? "" : root.match.describe(root.told)
        text: root.told === "" ? "" : [lines, root.match.regionOf(root.told), root.why].filter(line => line).join("\n")
    }
}
