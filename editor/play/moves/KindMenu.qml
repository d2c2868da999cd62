// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Play

/// Several kinds of move may begin on the same space: which is meant?
FPopup {
    id: menu

    required property MatchScreen match
    property string space: ""
    property var kinds: []

    function offer(where, which, point) {
        space = where;
        kinds = which;
        x = Math.max(0, Math.min(point.x + Theme.space3, parent.width - implicitWidth));
        y = Math.max(0, Math.min(point.y + Theme.space3, parent.height - implicitHeight));
        open();
    }

    focus: true
    padding: Theme.space2
    onOpened: first.forceActiveFocus()
    contentItem: FocusScope {
        id: first
        implicitWidth: column.implicitWidth
        implicitHeight: column.implicitHeight
        Column {
            id: column
            spacing: Theme.space1
            Repeater {
                model: menu.kinds
                FButton {
                    required property var modelData
                    required property int index
                    objectName: "menu." + modelData.kind
                    kind: "quiet"
                    focus: index === 0
                    text: modelData.name
                    KeyNavigation.down: nextItemInFocusChain()
                    KeyNavigation.up: nextItemInFocusChain(false)
                    onClicked: { menu.close(); menu.match.pickSpaceAs(modelData.kind, menu.space); }
                }
            }
        }
    }
}
