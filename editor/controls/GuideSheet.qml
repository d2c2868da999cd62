// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// Teaches a game page by page. `pages` are each `title`, `text`: paragraphs, and points that begin with "- ".
FDialog {
    id: sheet

    property var pages: []
    property int page: 0

    /// Opens at the page whose title or text has that word; at the first where none has.
    function show(about = "") {
        const found = about ? pages.findIndex(one => (one.title + one.text).toLowerCase().includes(about.toLowerCase())) : 0;
        page = Math.max(0, found);
        open();
    }

    width: Math.min(820 * Theme.textScale, (parent ? parent.width : 900) - 2 * Theme.space4)
    height: Math.min(560 * Theme.textScale, (parent ? parent.height : 700) - 2 * Theme.space4)
    onOpened: titles.forceActiveFocus(Qt.TabFocusReason)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space4

        ListView {
            id: titles
            objectName: "guideTitles"
            Layout.fillHeight: true
            Layout.preferredWidth: Math.min(220 * Theme.textScale, sheet.width * 0.3)
            clip: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            model: sheet.pages
            currentIndex: sheet.page
            onCurrentIndexChanged: if (currentIndex >= 0) sheet.page = currentIndex
            Accessible.role: Accessible.List
            Accessible.name: sheet.title
            delegate: FNavButton {
                required property var modelData
                required property int index
                width: ListView.view.width
                focusPolicy: Qt.NoFocus
                text: modelData.title
                checked: index === sheet.page
                onClicked: sheet.page = index
            }
        }
        FScrollView {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: words.implicitHeight
            FLabel {
                id: words
                objectName: "guideText"
                width: scroll.availableWidth
                wrapMode: Text.Wrap
                verticalAlignment: Text.AlignTop
                text: (sheet.pages[sheet.page]?.text ?? "").split("\n").map(line => line.startsWith("- ") ? "•  " + line.slice(2) : line).join("\n")
            }
        }
    }
    actions: [ FButton { objectName: "closeGuide"; text: qsTr("Close"); kind: "primary"; key: "Esc"; onClicked: sheet.accept() } ]
}
