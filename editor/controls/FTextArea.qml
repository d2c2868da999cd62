// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// Several lines to fill in; it grows with them. `label` names it for those who do not see it. Enter begins
/// a line, Tab leads on.
T.TextArea {
    id: control

    property string label: ""
    /// How many lines are seen at least.
    property int leastLines: 2

    function leadOn(event, forward) {
        nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        event.accepted = true;
    }

    implicitWidth: 220 * Theme.textScale
    implicitHeight: Math.max(contentHeight, leastLines * measure.lineSpacing) + topPadding + bottomPadding
    leftPadding: Theme.space3
    rightPadding: Theme.space3
    topPadding: Theme.space2
    bottomPadding: Theme.space2
    hoverEnabled: true
    selectByMouse: true
    textFormat: TextEdit.PlainText
    wrapMode: TextEdit.Wrap
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: enabled ? Theme.text : Theme.quietText
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    Keys.onTabPressed: event => leadOn(event, true)
    Keys.onBacktabPressed: event => leadOn(event, false)
    Accessible.role: Accessible.EditableText
    Accessible.name: label || placeholderText

    FontMetrics { id: measure; font: control.font }
    FLabel {
        x: control.leftPadding
        y: control.topPadding
        width: control.width - 2 * x
        visible: !control.length && !control.preeditText
        text: control.placeholderText
        quiet: true
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius
        color: control.enabled ? Theme.window : Theme.panel
        border.width: Theme.hairline
        border.color: control.hovered ? Theme.text : Theme.edge
        FocusRing { control: control; visible: control.activeFocus }
    }
}
