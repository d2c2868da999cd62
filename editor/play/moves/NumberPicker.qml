// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// A number by slider, wheel or digits; Enter takes it.
FocusScope {
    id: picker

    property int from: 0
    property int upto: 0
    property string action: ""
    /// What it says at first.
    property int proposed: upto
    property int number: proposed
    signal picked(int number)

    onUptoChanged: number = proposed
    onFromChanged: number = proposed
    onProposedChanged: number = proposed
    onVisibleChanged: if (visible) { number = proposed; take.forceActiveFocus(); typed = 0; }
    property int typed: 0

    /// With less room than it would have the button stands below.
    implicitWidth: figures.implicitWidth + Theme.space2 + take.implicitWidth
    implicitHeight: row.implicitHeight

    function step(by) { number = Math.max(from, Math.min(upto, number + by)); typed = 0; }

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            const digit = event.key - Qt.Key_0;
            typed = typed * 10 + digit > upto ? digit : typed * 10 + digit;
            if (typed >= from && typed <= upto) number = typed;
        } else if (event.key === Qt.Key_Up || event.key === Qt.Key_Right || event.key === Qt.Key_Plus) {
            step(1);
        } else if (event.key === Qt.Key_Down || event.key === Qt.Key_Left || event.key === Qt.Key_Minus) {
            step(-1);
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !(event.modifiers & Qt.ControlModifier)) {
            picked(number);
        } else {
            return;
        }
        event.accepted = true;
    }
    WheelHandler { onWheel: event => picker.step(event.angleDelta.y > 0 ? 1 : -1) }

    Flow {
        id: row
        width: parent.width
        spacing: Theme.space2
        RowLayout {
            id: figures
            spacing: Theme.space2
            FSlider {
                id: slider
                visible: picker.upto - picker.from > 1
                Layout.preferredWidth: 140
                label: picker.action
                from: picker.from
                to: picker.upto
                stepSize: 1
                value: picker.number
                // A slider cuts its value to the range of the moment.
                onToChanged: value = picker.number
                Connections { target: picker; function onNumberChanged() { slider.value = picker.number; } }
                onMoved: picker.number = Math.round(value)
            }
            FButton { objectName: "oneLess"; sign: "minus"; hint: qsTr("One less"); enabled: picker.number > picker.from; onClicked: picker.step(-1) }
            FLabel {
                kind: "section"
                tabular: true
                text: picker.number
                horizontalAlignment: Text.AlignHCenter
                Layout.minimumWidth: Theme.space6
            }
            FButton { objectName: "oneMore"; sign: "plus"; hint: qsTr("One more"); enabled: picker.number < picker.upto; onClicked: picker.step(1) }
        }
        FButton {
            id: take
            width: Math.min(implicitWidth, picker.width)
            objectName: "takeNumber"
            focus: true
            kind: "primary"
            text: picker.action + ": " + picker.number
            key: "Enter"
            onClicked: picker.picked(picker.number)
        }
    }
}
