// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A question that must be answered first: a title, what is put inside, and buttons at the lower right.
/// `actions` are FButtons, the primary one last; Enter presses that, Esc rejects. Up and Down walk as Tab does
/// where what has the keyboard has no use for them.
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

    /// Nothing has it that could be pressed: it begins with what stands first.
    function walk(onward) {
        const at = contentItem.Window.activeFocusItem, from = at && at.activeFocusOnTab ? at : contentItem;
        const next = from.nextItemInFocusChain(onward);
        if (next) next.forceActiveFocus(onward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    /// A button that is disabled or hidden while it has the keyboard leaves it to what lies behind the dialog.
    readonly property Item holder: contentItem.Window.activeFocusItem
    onHolderChanged: Qt.callLater(keepKeyboard)
    function keepKeyboard() {
        if (!opened) return;
        let item = holder;
        while (item && item !== parent) item = item.parent;
        if (!item) contentItem.forceActiveFocus();
    }

    contentItem: FocusScope {
        focus: true
        function confirm(event) { control.confirm(event); }
        Keys.onUpPressed: control.walk(false)
        Keys.onDownPressed: control.walk(true)
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
        id: foot
        /// Of all buttons beside one another; where there is less room they stand one below the other.
        readonly property real row: {
            let sum = 0;
            for (let i = 0; i < control.actions.length; ++i)
                if (control.actions[i].visible) sum += control.actions[i].implicitWidth + (sum > 0 ? Theme.space2 : 0);
            return sum;
        }
        Keys.onReturnPressed: event => control.confirm(event)
        Keys.onEnterPressed: event => control.confirm(event)
        Keys.onUpPressed: control.walk(false)
        Keys.onDownPressed: control.walk(true)
        implicitWidth: row + 2 * Theme.space5
        implicitHeight: buttons.implicitHeight + Theme.space3 + Theme.space5
        Grid {
            id: buttons
            columns: foot.row > foot.width - 2 * Theme.space5 + 1 ? 1 : Math.max(1, control.actions.length)
            horizontalItemAlignment: Grid.AlignRight
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
