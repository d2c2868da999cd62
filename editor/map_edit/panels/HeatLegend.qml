// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls
import Fronteira.MapEdit

/// What the colours upon the map mean while fairness is shown.
Rectangle {
    id: legend

    required property MapFairness fairness
    readonly property real share: fairness.result.share ?? 0

    function percent(value) { return Number(100 * Math.max(0, value)).toLocaleString(Qt.locale(), "f", 0) + " %"; }

    implicitWidth: column.implicitWidth + 2 * Theme.space3
    implicitHeight: column.implicitHeight + 2 * Theme.space2
    radius: Theme.radius
    color: Theme.faded(Theme.panel, 0.92)
    border.width: Theme.hairline
    border.color: Theme.line

    Column {
        id: column
        x: Theme.space3
        y: Theme.space2
        spacing: Theme.space1
        FLabel { kind: "caption"; text: qsTr("How often the first owner of a space wins") }
        Rectangle {
            width: Math.max(parent.implicitWidth, 220 * Theme.textScale)
            height: 10
            radius: 3
            border.width: Theme.hairline
            border.color: Theme.edge
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: legend.fairness.heatAt(-1) }
                GradientStop { position: 0.5; color: legend.fairness.heatAt(0) }
                GradientStop { position: 1; color: legend.fairness.heatAt(1) }
            }
        }
        Item {
            width: Math.max(column.width, 220 * Theme.textScale)
            height: low.implicitHeight
            FLabel { id: low; kind: "caption"; tabular: true; text: legend.percent(legend.share - legend.fairness.reach) }
            FLabel { anchors.horizontalCenter: parent.horizontalCenter; kind: "caption"; tabular: true; text: legend.percent(legend.share) }
            FLabel { anchors.right: parent.right; kind: "caption"; tabular: true; text: legend.percent(legend.share + legend.fairness.reach) }
        }
        FLabel { kind: "caption"; quiet: true; text: qsTr("★ more than by chance") }
    }
}
