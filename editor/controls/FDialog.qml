// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A question that must be answered first: a title, what is put inside, and buttons at the lower right.
/// `actions` are FButtons, the primary one last; Enter presses that, Esc rejects.
T.Dialog {
    id: control

    property list<Item> actions

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2.4) : 0
    implicitWidth: Math.max(320 * Theme.textScale, implicitContentWidth + leftPadding + rightPadding,
                            implicitFooterWidth)
    implicitHeight: implicitHeaderHeight + implicitContentHeight + implicitFooterHeight + topPadding
                    + bottomPadding
    modal: true
    focus: true
    padding: Theme.space5
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    margins: Theme.space4

    function confirm(event) {
        const last = actions.length > 0 ? actions[actions.length - 1] : null;
        event.accepted = last !== null && last.kind === "primary" && last.visible && last.enabled;
        if (event.accepted) last.press();
    }

    contentItem: FocusScope {
        focus: true
        Keys.onReturnPressed: event => control.confirm(event)
        Keys.onEnterPressed: event => control.confirm(event)
    }
    header: FLabel {
        kind: "section"
        text: control.title
        wrapMode: Text.Wrap
        padding: Theme.space5
        bottomPadding: Theme.space1
    }
    footer: FocusScope {
        Keys.onReturnPressed: event => control.confirm(event)
        Keys.onEnterPressed: event => control.confirm(event)
        implicitWidth: buttons.implicitWidth + 2 * Theme.space5
        implicitHeight: buttons.implicitHeight + Theme.space3 + Theme.space5
        Row {
            id: buttons
            anchors.right: parent.right
            anchors.rightMargin: Theme.space5
            y: Theme.space3
            spacing: Theme.space2
            children: control.actions
        }
    }
    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.line
    }
    T.Overlay.modal: Rectangle { color: Theme.veil }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.stateTime } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.stateTime } }
}
