// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// kind: primary (the one thing to do now), secondary, quiet (no surface until pointed at).
/// `key` is shown as a hint beside the words; `shortcut` (a key sequence) makes it work.
T.Button {
    id: control

    property string kind: "secondary"
    property string key: ""
    property string shortcut: ""
    property string sign: ""
    /// A colour and an emblem beside the words: `fill`, `darkInk`, `emblem`.
    property var coin: null
    /// Degrees clockwise from above: an arrow beside the words points there.
    property real heading: NaN
    /// Said by a tooltip; why it is disabled, for example.
    property string hint: ""
    /// Where it is said: `above` the button, `below` or `aside` where others stand above it.
    property string hintAt: "above"
    /// A line of a list: its words stand at the left, and wrap.
    property bool leading: false
    /// It grows no wider by itself: longer words stand in two lines, and are cut short after those.
    property real widest: Infinity

    readonly property color ink: !enabled ? Theme.quietText
        : kind === "primary" ? Theme.accentInk : Theme.text
    readonly property color surface: {
        if (kind === "primary")
            return !enabled ? Theme.faded(Theme.line, 0.6) : hovered && !down ? Theme.accentHovered : Theme.accent;
        if (down || checked) return Theme.pressed;
        if (hovered && enabled) return Theme.hovered;
        return kind === "quiet" ? "transparent" : Theme.raised;
    }

    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: text ? Theme.space3 : Theme.space2
    rightPadding: text ? (key ? Theme.space2 : Theme.space3) : Theme.space2
    topPadding: Theme.space1
    bottomPadding: Theme.space1
    hoverEnabled: true
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: kind === "primary" ? Font.DemiBold : Font.Medium

    Accessible.name: text || hint
    Accessible.description: text ? hint : ""

    // Who clicked it does not mean to press it again: then Enter is for the button that shows it.
    function enter(event) {
        event.accepted = focusReason !== Qt.MouseFocusReason && !(event.modifiers & Qt.ControlModifier);
        if (event.accepted) press();
    }
    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
    Shortcut {
        sequence: control.shortcut
        enabled: control.shortcut && control.enabled && control.visible
        onActivated: control.press()
    }
    function press() {
        if (checkable) toggle();
        clicked();
    }

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.horizontalCenter: control.leading ? undefined : parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space2
            FIcon {
                visible: control.sign
                name: control.sign
                colour: control.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            FIcon {
                objectName: "heading"
                visible: !isNaN(control.heading)
                name: "arrow"
                rotation: visible ? control.heading : 0
                colour: control.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            Loader {
                active: control.coin !== null
                visible: active
                anchors.verticalCenter: parent.verticalCenter
                sourceComponent: Coin {
                    colour: control.coin.fill
                    emblem: control.coin.emblem
                    ink: control.coin.darkInk ? Theme.darkInk : Theme.lightInk
                    Accessible.ignored: true
                }
            }
            FLabel {
                visible: text
                objectName: "buttonWords"
                readonly property bool bound: isFinite(control.widest) && !control.leading
                readonly property real room: control.widest - control.leftPadding - control.rightPadding - x
                // Their own width, which does not depend on the one they are given; a parent without a width leaves no room yet.
                TextMetrics { id: own; font: control.font; text: control.text }
                readonly property real natural: Math.ceil(own.advanceWidth) + 1
                width: control.leading ? control.availableWidth - x : !bound ? implicitWidth : room > 0 ? Math.min(natural, room) : natural
                wrapMode: control.leading || bound ? Text.Wrap : Text.NoWrap
                maximumLineCount: bound ? 2 : 1000
                elide: bound ? Text.ElideRight : Text.ElideNone
                text: control.text
                font: control.font
                color: control.ink
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            KeyHint {
                visible: control.key
                text: control.key
                ink: control.ink
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: control.surface
        border.width: control.kind === "secondary" ? Theme.hairline : 0
        border.color: !control.enabled ? Theme.line : control.checked ? Theme.accent : Theme.edge
        Behavior on color { ColorAnimation { duration: Theme.stateTime } }
        FocusRing { control: control }
    }

    FToolTip {
        objectName: "hint"
        x: control.hintAt === "aside" ? control.width + Theme.space2 : Math.round((control.width - width) / 2)
        y: control.hintAt === "aside" ? Math.round((control.height - height) / 2)
            : control.hintAt === "below" ? control.height + Theme.space2
            : -height - Theme.space2
        visible: control.hint && control.hovered
        text: control.hint
    }
}
