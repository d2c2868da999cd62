// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Fronteira.Controls

/// A name: one for all languages, or one for each.
ColumnLayout {
    id: fields

    required property string field
    property var names: ({})
    readonly property bool translated: names[""] === undefined && Object.keys(names).length > 0
    /// In no language: for all.
    signal named(string language, string name)

    spacing: Theme.space1

    component Line: FTextField {
        property string language
        Layout.fillWidth: true
        text: fields.names[language] ?? ""
        onEditingFinished: if (text !== (fields.names[language] ?? "")) fields.named(language, text)
    }

    Line { objectName: fields.field; visible: !fields.translated; language: ""; label: qsTr("Name"); placeholderText: qsTr("Name") }
    FLabel { visible: fields.translated; kind: "caption"; quiet: true; text: english.label; Accessible.ignored: true }
    Line { id: english; objectName: fields.field + ".en"; visible: fields.translated; language: "en"; label: qsTr("Name in English"); placeholderText: label }
    FLabel { visible: fields.translated; kind: "caption"; quiet: true; text: portuguese.label; Accessible.ignored: true }
    Line { id: portuguese; objectName: fields.field + ".pt_BR"; visible: fields.translated; language: "pt_BR"; label: qsTr("Name in Portuguese"); placeholderText: label }
    FCheckBox {
        objectName: fields.field + ".translated"
        text: qsTr("Another name in each language")
        checked: fields.translated
        onToggled: {
            if (checked) fields.named("en", fields.names[""] ?? "");
            else fields.named("", fields.names.en ?? "");
        }
    }
}
