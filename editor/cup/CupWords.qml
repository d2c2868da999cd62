// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// What is said of tournaments on more than one page.
QtObject {
    function format(id) {
        return ({ round_robin: qsTr("Round robin"), league: qsTr("League"), gauntlet: qsTr("Gauntlet"),
                  swiss: qsTr("Swiss"), knockout: qsTr("Knockout"), double_knockout: qsTr("Double knockout") })[id] ?? id;
    }
    function tieBreak(id) {
        return ({ buchholz: qsTr("Buchholz: the points of all opponents met"),
                  sonneborn_berger: qsTr("Sonneborn–Berger: the points of all opponents beaten"),
                  head_to_head: qsTr("Head to head: points against those with equal points"),
                  wins: qsTr("Matches won") })[id] ?? id;
    }
    function shortTieBreak(id) {
        return ({ buchholz: "Buchholz", sonneborn_berger: "Sonneborn–Berger", head_to_head: qsTr("head to head"), wins: qsTr("won") })[id] ?? id;
    }
    /// A number of points, with as many places behind the point as it needs.
    function points(value) {
        const places = value % 1 === 0 ? 0 : (value * 10) % 1 === 0 ? 1 : 2;
        return Number(value).toLocaleString(Qt.locale(), "f", places);
    }
    /// What came of a match, or how far it is.
    function result(match) {
        if (!match.over) return match.match ? qsTr("going on") : qsTr("opening");
        if (match.end === "fault") return qsTr("stopped: there is an error in the rules");
        const won = match.winners.length > 0 ? qsTr("%1 won").arg(match.winners.join(", ")) : match.end === "lost" ? qsTr("lost by all") : qsTr("drawn");
        const remarks = [({ forfeit: qsTr("by forfeit"), limit: qsTr("at the limit of moves or rounds"), decided: qsTr("decided before its end"),
                            standstill: qsTr("at a standstill") })[match.end] ?? "", match.reason ?? "",
                         match.corrected ? qsTr("corrected: %1").arg(match.corrected) : ""].filter(part => part);
        return remarks.length > 0 ? won + " (" + remarks.join("; ") + ")" : won;
    }
    /// When a match ends though its rules have not ended it; empty where nothing was said.
    function limits(state) {
        const rounds = state.limits ? state.limits.most_rounds : 0;
        if (!rounds) return "";
        return state.limits.by_spaces ? qsTr("after %n rounds, whoever has the most spaces wins", "", rounds) : qsTr("a match is drawn after %n rounds", "", rounds);
    }
    /// Where a tournament of people stands.
    function stand(state) {
        if (state.over) return qsTr("It is over.");
        if (!state.round) return qsTr("No round is published yet.");
        return state.round_over ? qsTr("Round %1 is over.").arg(state.round) : qsTr("Round %1 is being played.").arg(state.round);
    }
}
