// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick

/// The usual kinds of links, and what people call them.
QtObject {
    readonly property var usual: ["land", "sea", "bridge", "air"]

    /// A kind that a map made up is called by its id.
    function nameOf(kind) {
        return ({ land: qsTr("land"), sea: qsTr("sea"), bridge: qsTr("bridge"), air: qsTr("air") })[kind] ?? kind;
    }
}
