// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// What a throw of dice may cost, before it is made: with how many dice, and how probable each outcome is.
FLabel {
    /// `ours`, `theirs`, `outcomes`, as `choice.contests` has them; undefined where nothing is known.
    property var contest

    function told(one) {
        const chance = Math.round(100 * one.chance);
        if (one.ours === 0) return qsTr("they lose %1: %2 %").arg(one.theirs).arg(chance);
        if (one.theirs === 0) return qsTr("you lose %1: %2 %").arg(one.ours).arg(chance);
        return qsTr("you %1, they %2: %3 %").arg(one.ours).arg(one.theirs).arg(chance);
    }

    objectName: "outlook"
    visible: contest !== undefined && contest.outcomes.length > 0
    kind: "caption"
    tabular: true
    wrapMode: Text.Wrap
    text: !visible ? "" : [qsTr("Dice: %1 against %2").arg(contest.ours).arg(contest.theirs)].concat(contest.outcomes.map(told)).join("   ")
}
