// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// Every colour, size and duration of the studio. The settings below are written by the settings page; all
/// else follows from them.
QtObject {
    id: theme

    // Settings.
    property bool dark: true
    /// 0.85 to 1.5.
    property real textScale: 1.0
    /// 0 stops all movement.
    property real motionScale: 1.0
    /// Seats in a palette that colour-blind eyes tell apart (Okabe and Ito).
    property bool colourSafe: false

    // Surfaces, from the back to the front.
    readonly property color window: dark ? "#14181d" : "#f3f1ec"
    readonly property color panel: dark ? "#1c2229" : "#ffffff"
    readonly property color raised: dark ? "#262e37" : "#ffffff"
    readonly property color hovered: dark ? "#2f3944" : "#f0ede6"
    readonly property color pressed: dark ? "#1f262e" : "#e4e0d7"
    readonly property color line: dark ? "#36414c" : "#d9d5cb"
    /// The edge of what can be filled in or switched; stands out more than `line`.
    readonly property color edge: dark ? "#71808e" : "#857f70"
    readonly property color shade: dark ? "#80000000" : "#331d2329"
    readonly property color veil: dark ? "#b30a0d10" : "#99f3f1ec"

    // Ink.
    readonly property color text: dark ? "#e8edf2" : "#1d2329"
    readonly property color quietText: dark ? "#9fb0bf" : "#58656f"
    readonly property color accent: dark ? "#e0a33e" : "#8f5a0d"
    readonly property color accentHovered: dark ? "#edb658" : "#7a4c08"
    readonly property color accentInk: dark ? "#1d1503" : "#ffffff"
    readonly property color error: dark ? "#f08a83" : "#b3312a"
    readonly property color good: dark ? "#5bb98c" : "#24704d"
    /// Ink upon colours that belong to a seat.
    readonly property color darkInk: "#1d2329"
    readonly property color lightInk: "#ffffff"

    // The board.
    readonly property color sea: dark ? "#1a2733" : "#dbe6ea"
    readonly property color shallows: dark ? "#213242" : "#c9dbe2"
    readonly property color graticule: dark ? "#22313f" : "#cddbe1"
    readonly property color land: dark ? "#4b5560" : "#ece6d6"
    readonly property color spaceBorder: dark ? "#161c22" : "#6d6a61"
    readonly property color regionBorder: dark ? "#0c1013" : "#3b3a36"
    readonly property color coast: dark ? "#5d7080" : "#5c6b73"
    readonly property color seaLink: dark ? "#8ea3b5" : "#4a616d"
    readonly property color boardLabel: dark ? "#f2f5f8" : "#1d2329"
    readonly property color boardHalo: dark ? "#14181d" : "#ffffff"
    /// Edges of what may be chosen, on land of any colour.
    readonly property color boardAccent: dark ? "#ffc247" : "#8a4f00"
    readonly property color boardFocus: dark ? "#ffffff" : "#101418"
    /// What a piece that is pointed at reaches.
    readonly property color boardDanger: dark ? "#ff7a6e" : "#b3201a"

    // Cards and dice are paper and ivory in both themes.
    readonly property color paper: "#f7f2e6"
    readonly property color paperLine: "#cfc5ab"
    readonly property color paperInk: "#2a2620"
    readonly property color paperQuiet: "#6a604c"

    /// The colours of charts and seats without a colour of their own, told apart by emblem, too.
    readonly property var palette: colourSafe
        ? ["#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999"]
        : ["#2f6fb3", "#c8443c", "#3f8f5b", "#e3b23c", "#2f3437", "#f4f1ea", "#8a5fb0", "#c77f3a"]
    readonly property var emblems: ["circle", "triangle", "square", "star", "diamond", "cross"]

    // Type.
    readonly property string family: regular.name
    readonly property int caption: Math.round(12 * textScale)
    readonly property int body: Math.round(14 * textScale)
    readonly property int control: Math.round(16 * textScale)
    readonly property int section: Math.round(20 * textScale)
    readonly property int title: Math.round(28 * textScale)
    readonly property real lineHeight: 1.35

    // Space: 4, 8, 12, 16, 24, 32.
    readonly property int space1: 4
    readonly property int space2: 8
    readonly property int space3: 12
    readonly property int space4: 16
    readonly property int space5: 24
    readonly property int space6: 32
    readonly property int radius: 6
    readonly property int cardRadius: 10
    readonly property int hairline: 1
    readonly property int focusWidth: 2
    /// The least height and width of anything to be hit.
    readonly property int target: Math.max(36, Math.round(36 * textScale))
    readonly property int icon: Math.round(18 * textScale)

    // Motion, in milliseconds.
    readonly property int stateTime: Math.round(120 * motionScale)
    readonly property int moveTime: Math.round(220 * motionScale)
    readonly property int pulseTime: Math.round(700 * motionScale)
    readonly property int diceTime: Math.round(350 * motionScale)
    /// How long a message stands before it goes by itself; reading does not get faster without motion.
    readonly property int toastTime: 6000
    readonly property int toolTipDelay: 500

    /// Light ink wherever it is read well enough upon the colour, else dark.
    function inkOn(colour) {
        return contrast(colour, lightInk) >= 3.9 ? lightInk : darkInk;
    }

    /// WCAG 2 contrast of two opaque colours, 1 to 21.
    function contrast(one, other) {
        const a = luminance(one), b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    function luminance(colour) {
        const c = Qt.color(colour);
        const part = v => v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
        return 0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b);
    }

    /// The colour with another opacity.
    function faded(colour, opacity) {
        const c = Qt.color(colour);
        return Qt.rgba(c.r, c.g, c.b, opacity);
    }

    readonly property FontLoader regular: FontLoader { source: "fonts/InterTabular-Regular.otf" }
    readonly property FontLoader medium: FontLoader { source: "fonts/InterTabular-Medium.otf" }
    readonly property FontLoader semiBold: FontLoader { source: "fonts/InterTabular-SemiBold.otf" }
    readonly property FontLoader bold: FontLoader { source: "fonts/InterTabular-Bold.otf" }
}
