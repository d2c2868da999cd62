// SPDX-License-Identifier: MIT
import QtQuick

/// A field, and what belongs to it, below its name. Fields stand further apart from one another.
Column {
    property alias name: called.text

    width: parent ? parent.width : implicitWidth
    spacing: Theme.space1

    FLabel { id: called; width: parent.width; wrapMode: Text.Wrap; Accessible.ignored: true }
}
