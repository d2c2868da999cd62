// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

Rectangle {
    id: page
    color: Theme.window
    Component.onCompleted: { Theme.dark = look.dark; Theme.textScale = look.text; }

    FScrollView {
        anchors.fill: parent
        Row {
            padding: Theme.space5
            spacing: Theme.space5
            Column {
                spacing: Theme.space3
                FLabel { kind: "title"; text: "Fronteira 0123456789" }
                FLabel { kind: "section"; text: "Choose where to attack from" }
                FLabel { kind: "control"; text: "Oriente Médio, África do Sul" }
                FLabel { text: "Body text" }
                FLabel { kind: "caption"; quiet: true; text: "Caption 1111 / 0000" }
                Row {
                    spacing: Theme.space3
                    FButton { kind: "primary"; text: "Stop attacking"; key: "Enter" }
                    FButton { text: "Cancel"; key: "Esc"; sign: "undo" }
                    FButton { kind: "quiet"; text: "More" }
                    FButton { kind: "quiet"; sign: "gear"; hint: "Settings" }
                    FButton { kind: "primary"; text: "Not now"; enabled: false }
                    FButton { text: "Off"; enabled: false }
                }
                Row {
                    spacing: Theme.space3
                    FTextField { placeholderText: "Name"; label: "Name" }
                    FTextField { text: "wrong"; fault: "no such seat"; label: "Seat" }
                    FTextField { text: "focused"; focus: true; label: "Focus" }
                    FTextArea { text: "Several lines that are too long for one of them"; label: "Description" }
                }
                Row {
                    spacing: Theme.space3
                    FComboBox { model: ["World", "Archipelago"]; label: "Map" }
                    FSpinBox { value: 12; to: 99; label: "Rounds" }
                    FSlider { value: 0.4; label: "Speed" }
                }
                Row {
                    spacing: Theme.space5
                    FSwitch { text: "Quick start"; checked: true }
                    FSwitch { text: "Secret objectives" }
                    FCheckBox { text: "Everyone"; checked: true }
                    FCheckBox { text: "Nobody" }
                }
                FTabs { names: ["Seats", "Log", "Charts"]; current: 1 }
                FProgressBar { value: 0.6; width: 300 }
                Row {
                    spacing: Theme.space2
                    Repeater { model: 6; Die { required property int index; face: index + 1 } }
                    Die { face: 5; colour: "#c8443c" }
                    Die { face: 3; colour: "#e3b23c" }
                    Die { face: "12"; colour: "#2f3437" }
                    Die { face: 2; colour: "#c8443c"; dimmed: true }
                }
                Row {
                    spacing: Theme.space2
                    Repeater {
                        model: [["#f4f1ea", "circle", "7"], ["#c8443c", "triangle", "12"], ["#2f3437", "square", "3"],
                                ["#2f6fb3", "star", "145"], ["#e3b23c", "diamond", "1"], ["#3f8f5b", "cross", "9"]]
                        Row {
                            required property var modelData
                            spacing: Theme.space1
                            Coin { colour: parent.modelData[0]; emblem: parent.modelData[1] }
                            Coin { colour: parent.modelData[0]; text: parent.modelData[2]; bold: true }
                            Emblem { colour: parent.modelData[0]; name: parent.modelData[1] }
                        }
                    }
                }
                Row {
                    spacing: Theme.space3
                    PlayingCard { title: "Oriente Médio"; mark: "triangle"; Rectangle { anchors.fill: parent; color: Theme.land; radius: 4 } }
                    PlayingCard { title: "Brasil"; mark: "circle"; selected: true }
                    PlayingCard { title: "Wild"; mark: "star"; note: "any figure" }
                    PlayingCard { faceUp: false }
                }
            }
            Column {
                spacing: Theme.space3
                FCard {
                    text: "War"
                    Column {
                        spacing: Theme.space1
                        FLabel { kind: "section"; text: "War" }
                        FLabel { quiet: true; text: "3 to 6 seats, 90 minutes" }
                    }
                }
                FCard { selected: true; FLabel { text: "Chosen card" } }
                Rectangle {
                    color: Theme.panel
                    width: chart.width + 32
                    height: chart.height + 32
                    radius: Theme.cardRadius
                    LineChart {
                        id: chart
                        x: 16; y: 16
                        width: 420
                        label: "Armies by round"
                        firstStep: 1
                        series: [
                            { name: "you", colour: "#2f6fb3", emblem: "star", values: [7, 9, 12, 15, 14, 22, 25, 31, 36, 40] },
                            { name: "Ana", colour: "#2f3437", emblem: "square", values: [7, 8, 9, 12, 16, 14, 11, 8, 5, 2] },
                            { name: "bot", colour: "#f4f1ea", emblem: "circle", values: [7, 7, 8, 8, 9, 10, 9, 12, 13, 11] }]
                    }
                }
                EmptyState { width: 420; sign: "save"; text: "No saved matches yet."; action: "Play War now" }
                FToast { Component.onCompleted: show("The record could not be written: disk full", true) }
                Grid {
                    columns: 14
                    spacing: Theme.space2
                    Repeater {
                        model: signNames
                        FIcon { required property string modelData; name: modelData }
                    }
                }
                Row {
                    FNavButton { text: "Play"; sign: "play"; checked: true }
                    FNavButton { text: "Maps"; sign: "map" }
                    FNavButton { text: "Tournaments"; sign: "trophy" }
                }
            }
        }
    }
}
