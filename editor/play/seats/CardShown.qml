// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A card that an event lays open.
PlayingCard {
    id: card

    required property var match

    function show(events) {
        const event = events.find(one => one.look.show !== undefined && one.fields[one.look.show] !== undefined);
        if (!event) return;
        const id = [].concat(event.fields[event.look.show])[0];
        const deck = match.deckOf(id);
        if (deck === "") return;
        const face = match.cardFace(deck, id);
        title = face.title;
        mark = face.mark;
        note = face.space ? "" : event.say;
        space = face.space;
        visible = true;
        hide.restart();
    }

    visible: false
    pictured: space !== ""
    property string space: ""
    implicitWidth: Math.round((space ? 150 : 280) * Theme.textScale)
    onClicked: visible = false
    SpacePicture {
        visible: card.space !== ""
        anchors.fill: parent
        whole: card.match.map
        space: card.space
    }
    Timer { id: hide; interval: 3500; onTriggered: card.visible = false }
}
