// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// The first match of a game, played step by step.
FCard {
    id: card

    /// Of `installed`: a mod that brings a lesson.
    required property var game

    objectName: "lesson." + game.id
    text: qsTr("First match: %1").arg(game.name)
    padding: 0
    implicitHeight: words.implicitHeight + 2 * Theme.space3
    Accessible.description: game.lesson.intro

    Column {
        id: words
        x: Theme.space4
        y: Theme.space3
        width: card.width - 2 * Theme.space4
        spacing: Theme.space1
        FLabel { width: parent.width; kind: "section"; text: card.text; wrapMode: Text.Wrap }
        FLabel { width: parent.width; text: card.game.lesson.intro; quiet: true; wrapMode: Text.Wrap }
        FLabel { width: parent.width; kind: "caption"; quiet: true; text: qsTr("%n steps", "", card.game.lesson.steps.length) }
    }
}
