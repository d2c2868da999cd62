// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Fronteira.Controls

TestCase {
    name: "Theme"

    function cleanup() { Theme.dark = true; Theme.textScale = 1; Theme.motionScale = 1; }

    // "Text contrast >= 4.5:1 everywhere": every ink on every surface it may stand on.
    function test_text_is_readable_data() {
        const rows = [];
        for (const dark of [true, false]) {
            for (const surface of ["window", "panel", "raised", "hovered"])
                for (const ink of ["text", "quietText", "accent", "error", "good"])
                    rows.push({ tag: (dark ? "dark " : "light ") + ink + " on " + surface, dark, ink, surface });
            for (const [ink, surface] of [["accentInk", "accent"], ["accentInk", "accentHovered"], ["text", "pressed"],
                                          ["paperInk", "paper"], ["paperQuiet", "paper"], ["boardLabel", "boardHalo"],
                                          ["seaLink", "sea"], ["quietText", "sea"]])
                rows.push({ tag: (dark ? "dark " : "light ") + ink + " on " + surface, dark, ink, surface });
        }
        return rows;
    }
    function test_text_is_readable(row) {
        Theme.dark = row.dark;
        const contrast = Theme.contrast(Theme[row.ink], Theme[row.surface]);
        verify(contrast >= 4.5, contrast.toFixed(2));
    }

    // What can be filled in or switched has an edge that is seen: 3:1 for the parts of controls.
    function test_edges_are_seen_data() {
        return [{ tag: "dark", dark: true }, { tag: "light", dark: false }];
    }
    function test_edges_are_seen(row) {
        Theme.dark = row.dark;
        for (const surface of ["window", "panel", "raised"])
            verify(Theme.contrast(Theme.edge, Theme[surface]) >= 3, surface);
    }

    // The numbers on coins, in the inks that the theme chooses. 3:1 is enough for large bold figures.
    function test_ink_on_seat_colours_is_readable() {
        for (const colour of ["#f4f1ea", "#c8443c", "#2f3437", "#2f6fb3", "#e3b23c", "#3f8f5b", ...Theme.palette])
            verify(Theme.contrast(colour, Theme.inkOn(colour)) >= 3.9, colour);
    }

    function test_white_on_black_is_the_greatest_contrast() {
        compare(Theme.contrast("#ffffff", "#000000"), 21);
        compare(Theme.contrast("#123456", "#123456"), 1);
    }

    function test_all_type_grows_with_the_text_size() {
        Theme.textScale = 1.5;
        compare(Theme.body, 21);
        compare(Theme.title, 42);
        verify(Theme.target >= 36);
    }

    function test_no_motion_is_no_time() {
        Theme.motionScale = 0;
        compare(Theme.stateTime, 0);
        compare(Theme.pulseTime, 0);
    }

    function test_the_font_is_the_studios_own() {
        compare(Theme.family, "Inter Tabular");
    }

    TextMetrics { id: ones; font.family: Theme.family; font.pixelSize: 20; text: "1111" }
    TextMetrics { id: noughts; font.family: Theme.family; font.pixelSize: 20; text: "0000" }
    function test_figures_are_of_equal_width() { compare(ones.advanceWidth, noughts.advanceWidth); }
}
