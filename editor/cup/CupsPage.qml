// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Cup

/// Tournaments: those one has to do with, the one that is looked at, going to another, making a new one.
FocusScope {
    id: page

    required property var studio
    readonly property var cups: studio.cups
    /// `list`, `visit` or `new`, while none is looked at.
    property string place: "list"

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: page.cups.cup ? people : page.cups.bots ? bots : ({ visit: visit, "new": form })[page.place] ?? list
        onLoaded: item.forceActiveFocus()
    }
    Component {
        id: list
        CupList { studio: page.studio; onVisit: page.place = "visit"; onCreate: page.begin() }
    }
    /// Outlives the page: who looked up something elsewhere goes on with it.
    readonly property CupPlan planned: cups.plan
    function begin() {
        const shelf = studio.library;
        if (!planned.game.ruleset.id && shelf && shelf.loaded) planned.begin(shelf.rulesets[0]);
        // Of two tournaments with one name nobody could tell which is which.
        planned.name = "";
        place = "new";
    }
    Component {
        id: form
        CupForm { studio: page.studio; plan: page.planned; onBack: page.place = "list" }
    }
    Component {
        id: visit
        VisitPage { studio: page.studio; onBack: page.place = "list" }
    }
    // The page outlives, for a moment, the tournament that it shows.
    Component {
        id: people
        CupPage {
            studio: page.studio
            Component.onCompleted: cup = page.cups.cup
            onBack: { page.place = "list"; page.cups.close(); }
        }
    }
    Component {
        id: bots
        BotCupPage {
            studio: page.studio
            Component.onCompleted: cup = page.cups.bots
            onBack: { page.place = "list"; page.cups.close(); }
            onRevised: { page.place = "new"; page.cups.revise(); }
        }
    }
}
