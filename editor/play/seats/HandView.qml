// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// The cards of the seat that is looked at. Where cards are asked for, those that go together may be
/// chosen, one after another. Cards that do not fit beside one another overlap.
Row {
    id: view

    required property var hands
    required property var choice
    required property var map
    /// Of the card that is pointed at; empty where none is.
    property string pointedDeck: ""
    signal picked(var cards)
    signal pointedAt(string space)

    readonly property bool asks: choice.of === "card"
    /// No card at all may be one of them.
    readonly property var sets: asks ? choice.options.map(option => [].concat(option.value)) : []
    property var selected: []
    onAsksChanged: { selected = []; if (asks) Qt.callLater(takeKeyboard); }
    onSetsChanged: selected = []
    onCompleteChanged: if (complete) Qt.callLater(takeComplete)
    function takeComplete() { if (complete && take.visible) take.forceActiveFocus(); }
    function takeKeyboard() {
        for (let i = 0; i < cardViews.count; ++i) {
            const cards = cardViews.itemAt(i).children;
            for (let j = 0; j < cards.length; ++j)
                if (cards[j].activeFocusOnTab && cards[j].enabled && asks) return cards[j].forceActiveFocus();
        }
        takeComplete();
    }

    function may(card) {
        const wanted = selected.includes(card) ? selected : selected.concat([card]);
        return sets.some(set => wanted.every(one => set.includes(one)));
    }
    readonly property bool complete: sets.some(set => set.length === selected.length && set.every(one => selected.includes(one)))
    function toggle(card) {
        selected = selected.includes(card) ? selected.filter(one => one !== card)
                                           : may(card) ? selected.concat([card]) : selected;
        if (complete && sets.every(set => set.length === 1)) picked(selected);
    }

    readonly property real cardWidth: Math.round(92 * Theme.textScale)
    readonly property real sheetWidth: Math.round(280 * Theme.textScale)
    /// Of an objective where there is less room.
    readonly property real sheetShown: Math.max(150, Math.min(sheetWidth, (width - fanLeast) / Math.max(1, sheetCount) - Theme.space2))
    readonly property int sheetCount: hands.reduce((sum, hand) => sum + (hand.fan ? 0 : hand.cards.length), 0)
    readonly property real fanLeast: (cards > 0 ? cards * (cardWidth + Theme.space1) + Theme.space2 : 0) + (take.visible ? take.width + Theme.space2 : 0)
    readonly property int cards: hands.reduce((sum, hand) => sum + (hand.fan ? hand.cards.length : 0), 0)
    readonly property real sheets: hands.reduce((sum, hand) => sum + (hand.fan ? 0 : hand.cards.length * (sheetWidth + Theme.space2)), 0)
    /// How much of a card under others stays to be seen.
    readonly property real step: cards < 2 ? cardWidth
        : Math.max(28, Math.min(cardWidth + Theme.space1, (width - sheetCount * (sheetShown + Theme.space2) - cardWidth - (take.visible ? take.width + Theme.space2 : 0)) / (cards - 1)))

    /// The width at which no card overlaps another.
    readonly property real wanted: cards * (cardWidth + Theme.space1) + sheets + (take.visible ? take.implicitWidth + Theme.space2 : 0)
    spacing: Theme.space2

    Repeater {
        id: cardViews
        model: view.hands
        Row {
            id: hand
            required property var modelData
            spacing: modelData.fan ? view.step - view.cardWidth : Theme.space2
            Repeater {
                model: hand.modelData.cards
                PlayingCard {
                    id: card
                    required property var modelData
                    objectName: "card." + modelData.id
                    // An objective is a sentence, so its card is a wide one.
                    implicitWidth: hand.modelData.fan ? view.cardWidth : view.sheetShown
                    implicitHeight: Math.round(112 * Theme.textScale)
                    title: modelData.title
                    pictured: modelData.space !== ""
                    mark: modelData.mark
                    note: modelData.also.concat(modelData.mark ? [] : [modelData.markText]).filter(text => text).join(", ")
                    selected: view.selected.includes(modelData.id)
                    enabled: !view.asks || view.may(modelData.id)
                    onClicked: if (view.asks) view.toggle(modelData.id)
                    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                    Keys.onRightPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
                    // A card under others shows its edge alone.
                    FToolTip { visible: card.hovered && view.step < view.cardWidth; text: [card.title, card.note].filter(part => part).join("\n") }
                    onHoveredChanged: { view.pointedAt(hovered ? modelData.space : ""); view.pointedDeck = hovered ? modelData.deck : ""; }
                    SpacePicture {
                        visible: card.modelData.space !== ""
                        anchors.fill: parent
                        whole: view.map
                        space: card.modelData.space
                    }
                }
            }
        }
    }
    FButton {
        id: take
        objectName: "takeCards"
        visible: view.asks && view.sets.some(set => set.length !== 1)
        kind: "primary"
        enabled: view.complete
        text: view.choice.name
        hint: enabled ? "" : qsTr("Choose cards that go together")
        onClicked: view.picked(view.selected)
    }
}
