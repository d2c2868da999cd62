// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.Cup

/// What a match is worth.
Flow {
    id: row

    required property CupPlan plan
    /// In hundredths.
    readonly property var shared: [qsTr("a win, shared"), ...[0, 25, 50, 100].map(one => CupWords.points(one / 100))]
    readonly property var draws: [-1, 0, 25, 50, 100]

    spacing: Theme.space3

    component Part: Row {
        property alias name: label.text
        spacing: Theme.space2
        FLabel { id: label; anchors.verticalCenter: parent.verticalCenter }
    }
    Part {
        name: qsTr("a win")
        FSpinBox {
            label: qsTr("Points of a win")
            from: 1
            to: 10
            value: row.plan.win / 100
            onValueModified: row.plan.win = value * 100
        }
    }
    Part {
        name: qsTr("a draw")
        FComboBox {
            objectName: "planDraw"
            implicitWidth: 200 * Theme.textScale
            label: qsTr("Points of a draw")
            model: row.shared
            currentIndex: row.draws.indexOf(row.plan.draw)
            onActivated: index => row.plan.draw = row.draws[index]
        }
    }
    Part {
        name: qsTr("a defeat")
        FSpinBox {
            label: qsTr("Points of a defeat")
            from: 0
            to: 10
            value: row.plan.loss / 100
            onValueModified: row.plan.loss = value * 100
        }
    }
}
