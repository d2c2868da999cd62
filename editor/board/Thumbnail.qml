// SPDX-License-Identifier: MIT
import QtQuick

/// A map as a picture: no names, nothing to point at.
Board {
    interactive: false
    labels: false
    margin: 8
    Accessible.focusable: false
}
