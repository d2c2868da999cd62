// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Files

/// The installed games as cards, with a way to begin at once.
Page {
    id: page

    required property var studio
    readonly property var library: studio.library
    signal chosen(string ruleset)

    readonly property var waiting: library ? library.matches.find(match => !match.over) : undefined
    /// Sorted anew when it is known what was played.
    readonly property var games: library && library.loaded ? (library.matches, library.games(words)) : []
    readonly property var first: library && library.loaded && words === "" ? library.ruleset(games[0].latest) : undefined

    /// First matches stand in the order of their games.
    function inTheirOrder(mods) {
        const place = mod => {
            const at = games.findIndex(game => game.id === mod.id);
            return at < 0 ? games.length : at;
        };
        return [...mods].sort((a, b) => place(a) - place(b));
    }

    title: qsTr("Play")
    side: FTextField {
        width: Math.min(280, page.innerWidth / 2)
        label: qsTr("Search games")
        placeholderText: qsTr("Search games")
        onTextChanged: page.words = text
    }
    property string words: ""

    Flow {
        width: parent.width
        spacing: Theme.space3
        visible: page.first !== undefined && page.words === ""

        FButton {
            objectName: "playNow"
            kind: page.waiting ? "secondary" : "primary"
            implicitHeight: Theme.target + Theme.space3
            sign: "play"
            widest: page.innerWidth
            text: page.first ? qsTr("Play %1 now").arg(page.first.name) : ""
            onClicked: page.studio.playNow(page.first.id)
        }
        FButton {
            visible: page.waiting !== undefined
            kind: "primary"
            implicitHeight: Theme.target + Theme.space3
            widest: page.innerWidth
            text: !page.waiting ? "" : page.waiting.number === 0 ? qsTr("Continue %1").arg(page.waiting.title)
                : qsTr("Continue %1, move %2").arg(page.waiting.title).arg(page.waiting.number)
            onClicked: page.studio.goOn(page.waiting)
        }
        // For who has not played it yet.
        FButton {
            objectName: "learnFirst"
            readonly property var taught: page.first ? page.library.mods.find(mod => mod.lesson && page.first.id.startsWith(mod.id + "/")) : undefined
            visible: taught !== undefined && page.library.matches.length === 0
            implicitHeight: Theme.target + Theme.space3
            sign: "question"
            widest: page.innerWidth
            text: taught ? qsTr("First match: %1").arg(taught.name) : ""
            hint: taught ? taught.lesson.intro : ""
            onClicked: page.studio.learn(taught.id)
        }
        FButton {
            objectName: "installGame"
            kind: "quiet"
            implicitHeight: Theme.target + Theme.space3
            sign: "import"
            text: qsTr("Install a game…")
            hint: qsTr("From a pack that somebody gave you; or drop its file on the window")
            onClicked: packs.open()
        }
        FButton {
            objectName: "lookAgain"
            kind: "quiet"
            implicitHeight: Theme.target + Theme.space3
            sign: "refresh"
            text: qsTr("Look for new games")
            key: "F5"
            shortcut: "F5"
            onClicked: page.studio.restart()
        }
    }

    EmptyState {
        width: parent.width
        visible: text !== ""
        sign: "warning"
        text: page.studio.fault || (library ? library.fault : "")
        action: qsTr("Start the match host again")
        onActivated: page.studio.restart()
    }

    CardGrid {
        id: cards
        width: parent.width
        Repeater {
            model: page.games
            GameCard {
                required property var modelData
                width: cards.cardWidth
                height: cards.cardHeight
                game: modelData.rulesets[0]
                variants: modelData.rulesets.slice(1)
                library: page.library
                scenes: page.studio["scenes"] ?? null
                onClicked: page.chosen(game.id)
                onChosen: ruleset => page.chosen(ruleset)
            }
        }
    }
    FLabel {
        visible: lessons.count > 0
        kind: "section"
        text: qsTr("Learn by playing")
    }
    CardGrid {
        id: first
        width: parent.width
        visible: lessons.count > 0
        Repeater {
            id: lessons
            model: library && library.loaded && page.words === "" ? page.inTheirOrder(library.mods.filter(mod => mod.lesson)) : []
            LessonCard {
                required property var modelData
                width: first.cardWidth
                height: first.cardHeight
                game: modelData
                onClicked: page.studio.learn(modelData.id)
            }
        }
    }
    FaultList {
        objectName: "modFaults"
        width: parent.width
        faults: library ? library.faults : []
        onCopied: text => page.studio.copy(text)
    }
    FLabel {
        visible: library !== null && library.loaded && page.games.length === 0
        text: qsTr("No game has “%1” in its name or description.").arg(page.words)
        quiet: true
    }
    FileSheet {
        id: packs
        kind: "pack"
        title: qsTr("Install a game")
        filters: [qsTr("Packs (*.zip)")]
        onAccepted: page.studio.packInstall.install(selectedFile)
    }
}
