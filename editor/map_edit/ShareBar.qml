// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A rate with its interval, against the fair share: a dot on a bar, and a line where the share is.
Item {
    id: bar

    property real rate
    property real low
    property real high
    property real share
    /// The end of the scale; it begins at 0.
    property real end: 1
    property color colour: Theme.accent

    function at(value) { return Math.round(width * Math.min(1, value / end)); }

    implicitHeight: 14
    Rectangle { y: 6; width: parent.width; height: 2; color: Theme.line }
    Rectangle { y: 4; x: bar.at(bar.low); width: Math.max(2, bar.at(bar.high) - x); height: 6; radius: 3; color: bar.colour; opacity: 0.45 }
    Rectangle { x: bar.at(bar.share) - 1; width: 2; height: parent.height; color: Theme.text }
    Rectangle { x: bar.at(bar.rate) - 4; y: 3; width: 8; height: 8; radius: 4; color: bar.colour }
}
