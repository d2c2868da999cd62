// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.MapEdit

/// The kind of the links that are drawn: a usual one, or one that the map has.
FComboBox {
    id: box

    required property MapEditor editor
    readonly property var kinds: LinkKinds.usual.concat(editor.linkKinds.filter(kind => !LinkKinds.usual.includes(kind)))

    label: qsTr("Kind of link")
    implicitWidth: 130 * Theme.textScale
    model: kinds.map(kind => LinkKinds.nameOf(kind))
    currentIndex: kinds.indexOf(editor.linkKind)
    onActivated: index => editor.linkKind = kinds[index]
}
