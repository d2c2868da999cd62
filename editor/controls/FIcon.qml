// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

/// A sign (`gear`, `undo`, ...) in the size of an icon.
Sign {
    implicitWidth: Theme.icon
    implicitHeight: Theme.icon
    colour: Theme.text
    family: Theme.family
    Accessible.ignored: true
}
