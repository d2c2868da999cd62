// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// Teaches a game page by page. `pages` are each `title`, `about`: ids of what it teaches, and `parts`, each a `text`, paragraphs and
/// points that begin with "- ", or a `picture`.
FDialog {
    id: sheet

    property var pages: []
    property int page: 0

    /// Draws a picture; it is given it as `picture`.
    property Component drawn: null

    /// Opens at the page about the first of these topics that has one, or else at the first page.
    function show(topics = []) {
        const of = topics.map(topic => pages.findIndex(one => one.about.includes(topic))).filter(index => index >= 0);
        page = of.length > 0 ? of[0] : 0;
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
            Layout.preferredWidth: Math.min(250 * Theme.textScale, sheet.width * 0.3)
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
            Column {
                id: words
                width: scroll.availableWidth
                spacing: Theme.space2
                Repeater {
                    model: sheet.pages[sheet.page]?.parts ?? []
                    Loader {
                        id: part
                        required property var modelData
                        width: words.width
                        sourceComponent: modelData.picture ? sheet.drawn : told
                        Binding { target: part.item; property: "picture"; value: part.modelData.picture; when: part.modelData.picture !== undefined && part.item !== null }
                        Binding { target: part.item; property: "text"; value: sheet.written(part.modelData.text ?? ""); when: part.modelData.picture === undefined && part.item !== null }
                    }
                }
            }
        }
    }
    function written(text) { return text.trim().split("\n").map(line => line.startsWith("- ") ? "•  " + line.slice(2) : line).join("\n"); }
    Component { id: told; FLabel { objectName: "guideText"; wrapMode: Text.Wrap; verticalAlignment: Text.AlignTop } }
    actions: [ FButton { objectName: "closeGuide"; text: qsTr("Close"); kind: "primary"; key: "Esc"; onClicked: sheet.accept() } ]
}
