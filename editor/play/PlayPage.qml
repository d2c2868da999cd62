// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Board
import Fronteira.Controls
import Fronteira.Files
import Fronteira.Play

/// A match on the screen: the board, what to do now, who plays, what was played. Made from the typed
/// moves and columns of the game and its `look.toml`; it knows no game.
FocusScope {
    id: page

    required property MatchScreen match
    /// The program: `leave`, `invitation`, `begin`, `freeSeat`, `copy`, `settings`.
    required property var studio
    readonly property var shelf: studio["library"]
    /// The page of settings, which stands above this room; it is given `studio`.
    property url settings
    readonly property var choice: match.choice
    /// The first match that this is, or null.
    readonly property Lesson lesson: studio["lesson"] ?? null
    /// A map is tried that is being drawn.
    readonly property bool trial: (studio["mapEditor"] ?? null) !== null
    /// The other seats of a lesson are nobody's.
    readonly property bool inCompany: match.inCompany && !lesson
    property bool inWords: false
    property string rematchTold: ""

    /// A control that had the keyboard may be gone with what it asked; then the board has it, or the curtain.
    function keepKeyboard() {
        const item = Window.activeFocusItem;
        if (item && item !== page && item !== Window.contentItem && item.visible && item.enabled) return;
        takeKeyboard();
    }
    function takeKeyboard() { (lobby.item ? lobby.item : curtain.visible ? curtain : inWords ? words.item : board).forceActiveFocus(); }
    onActiveFocusChanged: if (activeFocus) Qt.callLater(keepKeyboard)
    /// After a sheet that a button opened Enter is of the move, and does not press that button again. Where
    /// the sheet opened another, that has the keyboard.
    function leaveSheet() { if (Window.activeFocusItem === Window.contentItem) takeKeyboard(); }
    /// What is pointed at, what is being done, and the phase.
    function topics() {
        const doing = choice.active && choice.parts.length > 0 ? [choice.kind] : [];
        const there = board.told === "" ? [] : [...match.topics(board.told)].slice(0, -1);
        return [moves.pointedDeck, ...there, ...doing, ...match.topics("")].filter(topic => topic);
    }
    /// When all is known, or the sheet would grow under the pointer. What was learned stands before it.
    function tellEnd() { if (match.over.kind && match.aftermath.complete && !end.seen && !lesson) end.open(); }
    function tell(text) { if (text) toast.show(text); }

    // What lies under the curtain belongs to somebody else.
    Keys.enabled: match.curtain === 0 && !match.waits
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape) {
            if (match.recap.length > 0) match.dismissRecap();
            else if (choice.placed > 0) match.takeBackPlaced();
            else if (choice.canGoBack) match.back();
            else menu.open();
        } else if ((event.key === Qt.Key_Z) && (event.modifiers & Qt.ControlModifier)) {
            if (choice.placed > 0) match.takeBackPlaced();
            else if (match.turn.mayUndo > 0) match.undo();
            else if (bar.undoTold) toast.show(bar.undoTold, true, false);
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && (event.modifiers & Qt.ControlModifier)) {
            moves.end();
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            // Of a button that was clicked: what is laid out, the number that is asked for, or the board.
            if (choice.placed > 0) match.confirmPlaced();
            else if (match.recap.length > 0) match.dismissRecap();
            else if (!moves.takeNumber()) (inWords ? words.item : board).forceActiveFocus();
        } else if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) {
            return;
        } else if (event.key === Qt.Key_R) {
            if (event.modifiers & Qt.ShiftModifier) moves.againUntil(); else moves.again();
        } else if (event.key === Qt.Key_Space && moves.mayGoOn) {
            match.showNext();
        } else if (event.key === Qt.Key_S && moves.mayHurry) {
            match.hurry();
        } else if (event.key === Qt.Key_S && match.held > 0) {
            match.showAll();
        } else if (event.key === Qt.Key_T && match.turnable) {
            board.turnAround();
        } else if (event.key === Qt.Key_F2) {
            inWords = !inWords;
        } else if (event.key === Qt.Key_F1) {
            if (guide.pages.length > 0) guide.show(topics()); else keys.open();
        } else {
            return;
        }
        event.accepted = true;
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0
        // Nor is it read aloud under the curtain.
        visible: page.match.ready && page.match.fault === "" && !page.match.waits && page.match.curtain === 0

        PlayBar {
            id: bar
            Layout.fillWidth: true
            match: page.match
            onMenu: menu.open()
            onTurned: board.turnAround()
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                Item {
                    id: stage
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true

                    PlayBoard {
                        id: board
                        objectName: "playBoard"
                        anchors.fill: parent
                        focus: !page.inWords
                        visible: !page.inWords
                        match: page.match
                        live: page.match
                        beside: [recap, question, edited, dice, shown]
                        onNumberMeant: moves.takeNumber()
                    }
                    Loader {
                        id: words
                        anchors.fill: parent
                        active: page.inWords
                        onLoaded: item.forceActiveFocus()
                        sourceComponent: BoardText { match: page.match }
                    }
                    DiceTray {
                        id: dice
                        anchors { bottom: parent.bottom; left: parent.left; margins: Theme.space4 }
                        match: page.match
                    }
                    CardShown {
                        id: shown
                        anchors { bottom: parent.bottom; left: dice.visible ? dice.right : parent.left; margins: Theme.space4 }
                        match: page.match
                    }
                    RecapPanel {
                        id: recap
                        width: Math.min(parent.width - 2 * Theme.space4, Math.round(420 * Theme.textScale))
                        match: page.match
                        below: board.canvas
                        beside: [question, dice, shown]
                    }
                    QuestionBar {
                        id: question
                        anchors { top: parent.top; left: parent.left; right: parent.right; margins: Theme.space4 }
                        match: page.match
                    }
                    EditedBar {
                        id: edited
                        anchors { top: question.visible ? question.bottom : parent.top; left: parent.left; right: parent.right; margins: Theme.space4 }
                        found: page.studio["editedMods"]?.found ?? false
                        canBegin: page.studio["canPlayAgain"] ?? false
                        onBegun: page.studio.beginAnew()
                        onTaken: page.studio.takeNewRules()
                        onDismissed: { page.studio.editedMods.dismiss(); page.takeKeyboard(); }
                    }
                }
                MoveBar {
                    id: moves
                    Layout.fillWidth: true
                    match: page.match
                    own: page.studio["presides"] ?? false
                    trial: page.trial
                    inCompany: page.inCompany
                    turned: board.canvas.turned
                    onTellEnd: end.open()
                    // Where everything lay in the end is what one wants to know first.
                    onReplay: page.studio.replayHere(page.match.turn.number)
                    onLeave: page.studio.leave()
                    taught: page.lesson !== null && page.lesson.over
                    onPointedAt: space => page.match.pointAt(space)
                    onDropped: (piece, place) => {
                        const space = board.spaceUnder(place);
                        if (space !== "") page.match.putPiece(piece, space);
                        else page.match.back();
                    }
                }
            }
            SidePanel {
                Layout.fillHeight: true
                Layout.preferredWidth: Math.round(Math.max(280, Math.min(page.width * 0.24, 400)) * Math.max(1, Theme.textScale * 0.9))
                match: page.match
                inCompany: page.inCompany
                lesson: page.lesson
                onLessonDone: page.studio.leave()
                onLessonPlayed: page.studio.playLearned()
                onMomentChosen: number => page.studio.replayHere(number)
            }
        }
    }

    Connections {
        target: page.match
        function onHappened(events) {
            dice.show(events);
            shown.show(events);
        }
        function onSaid(text) { page.tell(text); }
        function onRefused(why) { if (why) toast.show(why, true, false); }
        function onChoiceChanged() {
            // What was thrown lies on no space that is to be chosen now, nor in the way of whoever goes on; the log
            // keeps it.
            const goesOn = page.choice.canGoBack || page.choice.placed > 0;
            if (page.choice.active && page.match.turn.seat === page.match.seat && (goesOn || dice.thrower !== page.match.seat)) dice.putAway();
            Qt.callLater(page.keepKeyboard);
        }
        function onKindsOffered(space, kinds) { kindMenu.offer(space, kinds, board.pointOf(space)); }
        function onAftermathChanged() { page.tellEnd(); }
        function onChanged() { page.tellEnd(); }
        function onSeatsChanged() {
            if (page.match.rematchAsked === page.rematchTold) return;
            page.rematchTold = page.match.rematchAsked;
            page.tell(page.rematchTold);
            if (page.rematchTold) end.open();
        }
    }

    KindMenu { id: kindMenu; parent: board; match: page.match }
    EndSheet {
        id: end
        match: page.match
        trial: page.trial
        canPlayAgain: (page.studio.canPlayAgain ?? false) || (page.inCompany && page.match.seat > 0 && !page.studio["inTournament"])
        onLeave: page.studio.leave()
        onPlayAgain: if (page.inCompany) page.studio.rematch(); else page.studio.playAgain()
        onReplay: move => page.studio.replayHere(move)
        onClosed: page.leaveSheet()
    }
    Curtain { id: curtain; anchors.fill: parent; match: page.match; onLifted: page.takeKeyboard(); onMenu: menu.open() }
    Loader {
        id: lobby
        anchors.fill: parent
        active: page.match.waits
        // Or an empty loader would keep the keyboard that a button of the lobby had.
        visible: active
        sourceComponent: Lobby { match: page.match; studio: page.studio; onLeave: page.studio.leave() }
        onActiveChanged: if (!active) Qt.callLater(page.keepKeyboard)
    }
    FToast {
        id: toast
        objectName: "toast"
        parent: lobby.active ? page : stage
        z: 1
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; bottomMargin: Theme.space4 }
    }
    KeyHelp { id: keys; onClosed: page.leaveSheet() }
    GuideSheet {
        id: guide
        title: page.match.title
        pages: page.shelf && page.shelf.loaded ? page.shelf.guide(page.match.ruleset) : []
        drawn: Component { BoardPicture { property var picture; scene: picture ? page.match.pictureOf(picture) : ({}) } }
    }
    PlayMenu {
        id: menu
        match: page.match
        trial: page.trial
        taught: page.lesson !== null
        invitation: page.studio.invitation ?? ""
        watchAddress: page.studio.watchAddress ?? ""
        onLeave: page.studio.leave()
        onGiveUp: surrender.open()
        onEnd: end.open()
        onSave: file.open()
        onWords: page.inWords = !page.inWords
        onHelp: keys.open()
        onSettings: settingsSheet.open()
        onGuide: guide.show(page.match.topics(""))
        guided: guide.pages.length > 0
        onCopy: text => page.studio.copy(text)
        onClosed: page.leaveSheet()
    }
    SettingsSheet { id: settingsSheet; page: page.settings; studio: page.studio; onClosed: page.leaveSheet() }
    GiveUpDialog { id: surrender; match: page.match; onClosed: page.leaveSheet() }
    FileSheet {
        id: file
        kind: "record"
        suggested: page.match.title + " " + new Date().toLocaleDateString(Qt.locale(), "yyyy-MM-dd")
        title: qsTr("Save the record")
        saving: true
        ending: "record"
        filters: [qsTr("Match records (*.record)")]
        onAccepted: page.match.saveRecord(selectedFile)
    }
}
