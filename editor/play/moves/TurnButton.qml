// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Looks at a grid from the other side.
FButton {
    required property ShownMatch match

    objectName: "turnBoard"
    visible: match.turnable
    kind: "quiet"
    sign: "turn"
    hint: qsTr("Turn the board (T)")
}
