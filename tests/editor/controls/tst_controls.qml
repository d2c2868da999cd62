// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtTest
import Fronteira.Controls

Item {
    width: 600
    height: 600

    Component { id: button; FButton { text: "Go"; shortcut: "G" } }
    Component { id: lines; FButton { text: "Go"; hint: "iiii: iiiiiiii\nWWWW: WWWW" } }
    Component { id: below; FButton { text: "Go"; hint: "What it does"; hintAt: "below" } }
    Component { id: field; FTextField { label: "Name" } }
    Component { id: area; FTextArea { label: "Description"; width: 200 } }
    Component { id: combo; FComboBox { label: "Map"; model: ["World", "Isle"] } }
    Component { id: toggle; FSwitch { text: "Quick" } }
    Component { id: box; FCheckBox { text: "All" } }
    Component { id: spin; FSpinBox { label: "Rounds"; from: 1; to: 9; value: 3 } }
    Component { id: slider; FSlider { label: "Speed" } }
    Component { id: tabs; FTabs { names: ["One", "Two", "Three"] } }
    Component { id: nav; FNavButton { text: "Play"; sign: "play" } }
    Component { id: plainNav; FNavButton { text: "Quando ninguém pode mover"; width: 220 } }
    Component { id: card; FCard { text: "War"; FLabel { text: "War" } } }
    Component { id: playing; PlayingCard { title: "Brasil"; mark: "circle" } }
    Component { id: die; Die { face: 5 } }
    Component { id: empty; EmptyState { text: "Nothing"; action: "Play" } }
    Component { id: toast; FToast {} }
    Component {
        id: bar
        RowLayout {
            width: 300
            property alias words: words
            property alias button: last
            FBarTitle { id: words; title: "The unending name of a game that nobody ever shortened"; standing: "round 1 · Attack" }
            Item { Layout.fillWidth: true }
            FButton { id: last; text: "Menu" }
        }
    }

    TestCase {
        name: "Controls"
        when: windowShown

        SignalSpy { id: clicked; signalName: "clicked" }

        function test_a_button_points_where_it_is_told() {
            const arrow = findChild(make(button, { heading: 270 }), "heading");
            verify(arrow.visible);
            compare(arrow.rotation, 270);
            verify(!findChild(make(button), "heading").visible);
        }

        function test_a_button_with_long_words_is_no_wider_than_it_may_be_data() {
            return [{ tag: "short", text: "Play War now", lines: 1, cut: false },
                { tag: "long", text: "Play the unending name of a game now", lines: 2, cut: false },
                { tag: "endless", text: "Play the name of a game that nobody ever shortened ".repeat(4), lines: 2, cut: true }];
        }
        function test_a_button_with_long_words_is_no_wider_than_it_may_be(row) {
            const control = make(button, { text: row.text, sign: "play", widest: 0 });
            control.widest = 200;
            const words = findChild(control, "buttonWords");
            tryCompare(words, "lineCount", row.lines);
            compare(words.truncated, row.cut);
            tryVerify(() => control.width <= 200, 1000, "no wider");
            tryVerify(() => words.mapToItem(control, words.width, 0).x <= control.width - control.rightPadding + 0.5);
            verify(words.contentWidth > 50 && control.height >= words.height, words.contentWidth);
            compare(control.Accessible.name, row.text);
        }

        function make(component, settings = {}) { return createTemporaryObject(component, parent, settings); }

        // "Hit targets at least 36 px", at the smallest text size, too.
        function test_everything_to_be_hit_is_large_enough() {
            Theme.textScale = 0.85;
            for (const component of [button, field, area, combo, toggle, box, spin, slider, nav, card, playing]) {
                const control = make(component);
                verify(control.height >= 36, control + " " + control.height);
                verify(control.width >= 36, control + " " + control.width);
            }
            Theme.textScale = 1;
        }

        function test_everything_to_be_hit_has_a_name_and_takes_the_focus() {
            for (const component of [button, field, combo, toggle, box, spin, slider, nav, card, playing]) {
                const control = make(component);
                verify(control.Accessible.name, control);
                control.forceActiveFocus(Qt.TabFocusReason);
                verify(control.activeFocus, control);
            }
        }

        function test_a_button_is_pressed_by_mouse_return_space_and_its_key_data() {
            return ["mouse", "return", "space", "key"].map(how => ({ tag: how }));
        }
        function test_a_button_is_pressed_by_mouse_return_space_and_its_key(row) {
            const control = make(button);
            clicked.target = control;
            clicked.clear();
            if (row.tag === "mouse") mouseClick(control);
            if (row.tag !== "key") control.forceActiveFocus();
            if (row.tag === "return") keyClick(Qt.Key_Return);
            if (row.tag === "space") keyClick(Qt.Key_Space);
            if (row.tag === "key") keyClick(Qt.Key_G);
            compare(clicked.count, 1);
        }

        function test_a_hint_stands_below_where_others_are_above() {
            const control = make(below, { x: 100, y: 300 });
            const hint = findChild(control, "hint");
            mouseMove(control, 5, 5);
            tryVerify(() => hint.opened);
            verify(hint.y >= control.height, hint.y);
        }

        function test_a_tooltip_is_as_wide_as_its_widest_line_and_not_as_its_longest() {
            const control = make(lines);
            const hint = findChild(control, "hint");
            mouseMove(control, 5, 5);
            tryVerify(() => hint.opened);
            compare(hint.contentItem.lineCount, 2);
        }

        function test_a_button_that_is_checked_is_told_apart_by_its_edge() {
            const control = make(button, { checkable: true });
            const edge = () => String(control.background.border.color);
            const before = edge();
            control.checked = true;
            verify(edge() !== before);
            compare(edge(), String(Theme.accent));
        }

        function test_a_disabled_button_is_not_pressed_by_its_key() {
            const control = make(button, { enabled: false });
            clicked.target = control;
            clicked.clear();
            keyClick(Qt.Key_G);
            compare(clicked.count, 0);
        }

        function test_a_spin_box_stops_at_its_ends() {
            const control = make(spin, { value: 9 });
            mouseClick(control, control.width - 10, 10);
            compare(control.value, 9);
            mouseClick(control, 10, 10);
            compare(control.value, 8);
        }

        function test_a_field_shows_the_beginning_of_what_is_too_long() {
            const control = make(field, { width: 60 });
            control.text = "Natural Earth, in the public domain, and much more";
            compare(control.cursorPosition, 0);
            control.forceActiveFocus();
            keyClick(Qt.Key_End);
            compare(control.cursorPosition, control.length);
            control.focus = false;
            compare(control.cursorPosition, 0);
        }
        function test_an_area_wraps_and_grows_and_tab_leads_on() {
            const control = make(area), next = make(field, { y: 300 });
            const least = control.height;
            control.text = "A description that is much too long for one line, and for two as well";
            compare(control.contentWidth <= control.width, true);
            control.text += "\n\n\nwith lines of its own";
            tryVerify(() => control.height > least);
            control.forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(control.text.startsWith("\n"), "Enter begins a line");
            keyClick(Qt.Key_Tab);
            verify(next.activeFocus, "Tab leads on");
            keyClick(Qt.Key_Backtab);
            verify(control.activeFocus);
        }
        function test_tabs_are_walked_by_keys_and_stop_at_the_ends() {
            const control = make(tabs);
            control.forceActiveFocus();
            for (let i = 0; i < 4; ++i) keyClick(Qt.Key_Right);
            compare(control.current, 2);
            keyClick(Qt.Key_Left);
            compare(control.current, 1);
        }

        function test_a_die_shows_as_many_pips_as_its_face_and_writes_other_faces() {
            for (let face = 1; face <= 6; ++face) compare(make(die, { face }).pips.length, face);
            compare(make(die, { face: 12 }).pips.length, 0);
            compare(make(die, { face: "" }).pips.length, 0);
        }

        function test_a_card_face_down_does_not_say_what_it_is() {
            compare(make(playing).Accessible.name, "Brasil");
            verify(!make(playing, { faceUp: false }).Accessible.name.includes("Brasil"));
        }

        function test_an_empty_state_leads_on() {
            const control = make(empty);
            let went = false;
            control.activated.connect(() => went = true);
            const way = Array.from(control.children).find(child => child instanceof FButton);
            mouseClick(way);
            verify(went);
        }

        function test_a_bad_message_stays_and_a_good_one_goes() {
            const control = make(toast);
            control.show("Saved");
            verify(control.shown);
            tryVerify(() => !control.shown, Theme.toastTime + 2000);
            control.show("Not saved", true);
            wait(50);
            verify(control.shown && control.bad);
        }

        function test_what_went_wrong_can_be_copied() {
            const control = make(toast), to = make(field, { y: 200 });
            control.show("claim.lua:50:1: error", true);
            const copying = findChild(control, "copyToast");
            tryVerify(() => control.opacity === 1);
            mouseClick(copying);
            to.paste();
            compare(to.text, "claim.lua:50:1: error");
            control.show("Not now", true, false);
            verify(!copying.visible);
        }

        // Enter pressed the button that was clicked last, and not the one that shows it.
        function test_a_button_that_was_clicked_leaves_enter_to_others() {
            const control = make(button);
            clicked.target = control;
            clicked.clear();
            mouseClick(control);
            keyClick(Qt.Key_Return);
            compare(clicked.count, 1);
            control.focus = false;
            control.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(clicked.count, 2);
        }

        function test_a_place_without_a_sign_leaves_no_room_for_one() {
            const labels = make(plainNav).contentItem.children;
            verify(!Array.from(labels).some(one => one.truncated === true));
        }

        function test_a_line_of_a_list_begins_at_the_left_and_is_not_cut() {
            const brief = make(button, { leading: true, width: 400 });
            const lengthy = make(button, { leading: true, width: 200, text: "Round 12 · Conceição suffers a blow (territories: −7)" });
            const label = brief.contentItem.children[0].children[1];
            compare(label.mapToItem(brief, 0, 0).x, brief.leftPadding);
            verify(lengthy.height > brief.height);
        }

        function test_what_is_ticked_is_told_in_two_lines_where_one_is_not_wide_enough() {
            const item = make(box, { text: "Whoever has the code may register even after the first round", wraps: true });
            item.width = item.implicitWidth / 2;
            tryVerify(() => item.contentItem.lineCount > 1);
            tryVerify(() => item.height >= item.contentItem.implicitHeight);
        }

        function test_words_of_a_bar_give_way_to_what_can_be_pressed() {
            const item = make(bar);
            tryVerify(() => item.button.x > 0);
            verify(item.button.x + item.button.width <= item.width, "the button lies at " + item.button.x);
            item.words.title = "War";
            tryVerify(() => item.words.width === Math.ceil(item.words.implicitWidth), 1000, "short words are not stretched");
        }
    }
}
