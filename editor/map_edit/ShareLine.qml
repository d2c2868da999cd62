// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// One line of a study in plain words: who wins how often, how sure that is, and whether it is more than
/// chance; a bar below says the same. A click goes to the space, if it is one.
FCard {
    id: line

    /// As MapFairness tells it.
    required property var share
    /// Who is meant: `Seat 1`.
    required property string who
    required property real fair
    property real end: 1

    function percent(value) { return Number(100 * value).toLocaleString(Qt.locale(), "f", 0); }

    readonly property string words: {
        const said = [who, percent(share.rate), percent(share.low), percent(share.high)];
        const sentence = share.verdict === "more" ? qsTr("%1 wins %2 %, surely between %3 and %4 %: more than its share.")
                       : share.verdict === "less" ? qsTr("%1 wins %2 %, surely between %3 and %4 %: less than its share.")
                       : qsTr("%1 wins %2 %, likely between %3 and %4 %.");
        return said.reduce((text, word, i) => text.replace("%" + (i + 1), word), sentence);
    }

    padding: Theme.space2
    clickable: false
    text: words
    implicitHeight: column.implicitHeight + 2 * padding
    ColumnLayout {
        id: column
        width: line.availableWidth
        spacing: Theme.space1
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space2
            FIcon {
                visible: line.share.verdict !== undefined
                name: line.share.verdict === "more" ? "up" : "down"
                colour: Theme.accent
                Layout.alignment: Qt.AlignTop
            }
            FLabel { Layout.fillWidth: true; wrapMode: Text.Wrap; text: line.words; lineHeight: 1.1 }
        }
        ShareBar {
            Layout.fillWidth: true
            rate: line.share.rate
            low: line.share.low
            high: line.share.high
            share: line.fair
            end: line.end
            colour: line.share.verdict === undefined ? Theme.edge : Theme.accent
        }
    }
}
