// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// What a person may choose about this studio. Everything works at once.
Page {
    id: page

    required property var studio
    readonly property var settings: studio.settings

    title: qsTr("Settings")
    widest: 640 * Theme.textScale

    component Line: RowLayout {
        property string name
        property string help: ""
        default property alias control: slot.data
        width: page.innerWidth
        spacing: Theme.space4
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            FLabel { Layout.fillWidth: true; text: name; wrapMode: Text.Wrap }
            FLabel { Layout.fillWidth: true; kind: "caption"; quiet: true; text: help; visible: text !== ""; wrapMode: Text.Wrap }
        }
        Item { id: slot; implicitWidth: childrenRect.width; implicitHeight: childrenRect.height }
    }

    Line {
        name: qsTr("Your name")
        FTextField {
            label: qsTr("Your name")
            text: page.settings.name
            onEditingFinished: page.settings.name = text
        }
    }
    Line {
        name: qsTr("Language")
        FComboBox {
            objectName: "language"
            label: qsTr("Language")
            model: page.settings.languages
            textRole: "text"
            currentIndex: model.findIndex(one => one.id === page.settings.language)
            onActivated: index => page.settings.language = model[index].id
        }
    }
    Line {
        name: qsTr("Dark")
        help: qsTr("A table at night, or in daylight")
        FSwitch { Accessible.name: qsTr("Dark"); checked: page.settings.dark; onToggled: page.settings.dark = checked }
    }
    Line {
        name: qsTr("Colours that everybody can tell apart")
        help: qsTr("A palette for colour-blind players; each seat also has its own emblem")
        FSwitch {
            Accessible.name: qsTr("Colours that everybody can tell apart")
            checked: page.settings.colourSafe
            onToggled: page.settings.colourSafe = checked
        }
    }
    Line {
        name: qsTr("Size of text")
        help: Math.round(page.settings.textScale * 100) + " %"
        FSlider {
            label: qsTr("Size of text")
            from: 0.85
            to: 1.5
            stepSize: 0.05
            value: page.settings.textScale
            onPressedChanged: if (!pressed) page.settings.textScale = value
            onMoved: if (!pressed) page.settings.textScale = value
        }
    }
    Line {
        name: qsTr("Speed of animations")
        help: qsTr("Of pieces, dice and bots")
        FComboBox {
            label: qsTr("Speed of animations")
            model: [{ id: 0, text: qsTr("No animation") }, { id: 0.5, text: qsTr("Fast") },
                    { id: 1, text: qsTr("Usual") }, { id: 2, text: qsTr("Slow") }]
            textRole: "text"
            currentIndex: model.findIndex(one => one.id === page.settings.motion)
            onActivated: index => page.settings.motion = model[index].id
        }
    }
    Line {
        name: qsTr("Moves of others")
        help: qsTr("One after another, so that they can be followed; Space shows the next one, S all of them")
        FComboBox {
            objectName: "pace"
            label: qsTr("Moves of others")
            model: [{ id: "instant", text: qsTr("At once") }, { id: "quick", text: qsTr("Quick") }, { id: "calm", text: qsTr("Calm") }]
            textRole: "text"
            currentIndex: model.findIndex(one => one.id === page.settings.pace)
            onActivated: index => page.settings.pace = model[index].id
        }
    }
    Line {
        name: qsTr("Sound")
        help: qsTr("On your turn, when dice are thrown, when something is captured, at the end")
        FSwitch { Accessible.name: qsTr("Sound"); checked: page.settings.sound; onToggled: page.settings.sound = checked }
    }
    Line {
        name: qsTr("Network")
        help: qsTr("The address at which others can reach the matches of this studio, such as 0.0.0.0:7878. If empty, nobody can.")
        FTextField {
            label: qsTr("Network")
            text: page.settings.listen
            placeholderText: qsTr("closed")
            onEditingFinished: page.settings.listen = text.trim()
        }
    }
}
