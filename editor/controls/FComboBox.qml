// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window

/// One of a list. `label` names it. With `noteRole` each choice has a quiet line below it.
T.ComboBox {
    id: control

    property string label: ""
    property string noteRole: ""
    /// Of the longest choice.
    readonly property real longest: {
        let most = 0;
        for (let i = 0; i < count; ++i) most = Math.max(most, measure.advanceWidth(textAt(i)));
        return most;
    }
    FontMetrics { id: measure; font.family: control.font.family; font.pixelSize: control.font.pixelSize; font.weight: Font.DemiBold }

    implicitWidth: Math.min(Math.max(220 * Theme.textScale, longest + leftPadding + rightPadding + 2), 340 * Theme.textScale)
    implicitHeight: Theme.target
    leftPadding: Theme.space3
    rightPadding: Theme.icon + 2 * Theme.space2
    hoverEnabled: true
    font.family: Theme.family
    font.pixelSize: Theme.body
    Accessible.name: label
    // Opened when the key goes up: that is also when an open list takes it for a choice.
    // After a click Enter is for the button that shows it.
    readonly property bool byKeys: focusReason !== Qt.MouseFocusReason
    /// A box takes Enter whether or not it has a use for it, so the dialog is told.
    function confirm(event) {
        let around = control.parent;
        while (around && !(around.confirm instanceof Function)) around = around.parent;
        event.accepted = true;
        if (around) around.confirm(event);
    }
    function isEnter(event) { return event.key === Qt.Key_Return || event.key === Qt.Key_Enter; }
    Keys.onPressed: event => {
        event.accepted = isEnter(event) && !popup.visible;
        if (event.accepted && !byKeys) confirm(event);
    }
    Keys.onReleased: event => {
        event.accepted = isEnter(event) && !popup.visible && byKeys;
        if (event.accepted) popup.open();
    }

    contentItem: FLabel {
        text: control.displayText
        font: control.font
        quiet: !control.enabled
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.caption - 1
        Accessible.ignored: true
    }
    indicator: FIcon {
        x: control.width - width - Theme.space2
        y: (control.height - height) / 2
        width: Math.round(14 * Theme.textScale)
        height: width
        name: "down"
        colour: Theme.quietText
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hovered : Theme.raised
        border.width: Theme.hairline
        border.color: Theme.edge
        FocusRing { control: control }
    }
    delegate: T.ItemDelegate {
        id: row
        readonly property string note: control.noteRole ? (model[control.noteRole] ?? modelData[control.noteRole] ?? "") : ""
        required property int index
        required property var model
        required property var modelData
        width: ListView.view ? ListView.view.width : 0
        height: Math.max(Theme.target, implicitContentHeight + 2 * Theme.space2)
        topPadding: (height - implicitContentHeight) / 2
        leftPadding: Theme.space3
        rightPadding: Theme.space3
        highlighted: control.highlightedIndex === index
        text: control.textRole ? (model[control.textRole] ?? modelData[control.textRole]) : modelData
        Accessible.name: text
        Accessible.description: note
        contentItem: Column {
            FLabel {
                width: parent.width
                text: row.text
                elide: Text.ElideRight
                font.weight: row.index === control.currentIndex ? Font.DemiBold : Font.Normal
                color: row.highlighted ? Theme.accentInk : Theme.text
                Accessible.ignored: true
            }
            FLabel {
                width: parent.width
                visible: text !== ""
                kind: "caption"
                text: row.note
                wrapMode: Text.Wrap
                color: row.highlighted ? Theme.accentInk : Theme.quietText
                Accessible.ignored: true
            }
        }
        background: Rectangle {
            radius: Theme.space1
            color: row.highlighted ? Theme.accent : "transparent"
        }
    }
    popup: FPopup {
        y: control.height + Theme.space1
        // No choice is cut as long as the window has room.
        width: Math.min(Math.max(control.width, control.longest + 2 * (Theme.space3 + Theme.space1) + Theme.space4, control.noteRole ? 460 * Theme.textScale : 0), control.Window.width - 2 * Theme.space2)
        // Over a modal dialog the wheel is that dialog's, so as much as possible is to be seen at once.
        height: Math.min(contentItem.implicitHeight + 2 * padding, Math.max(9 * Theme.target, 0.6 * control.Window.height))
        padding: Theme.space1
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.delegateModel
            currentIndex: control.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: FScrollBar {}
        }
    }
}
