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
        note = event.say;
        visible = true;
        hide.restart();
    }

    visible: false
    implicitWidth: Math.round(250 * Theme.textScale)
    onClicked: visible = false
    Timer { id: hide; interval: 3500; onTriggered: card.visible = false }
}
