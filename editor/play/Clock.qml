// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// Time that is left to somebody, counted down between what the host tells.
FLabel {
    id: clock

    property int seconds: 0
    property bool going: false
    /// Changes each time when the host tells, also the same again.
    property int told: 0
    property int gone: 0

    onSecondsChanged: gone = 0
    onToldChanged: gone = 0
    kind: "control"
    tabular: true
    readonly property int remaining: Math.max(0, seconds - gone)
    text: Math.floor(remaining / 60) + ":" + String(remaining % 60).padStart(2, "0")
    color: remaining < 30 ? Theme.error : Theme.text

    Timer { interval: 1000; repeat: true; running: clock.going; onTriggered: clock.gone += 1 }
}
