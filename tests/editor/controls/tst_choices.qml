// SPDX-License-Identifier: MIT
// What is chosen from lists and answered in dialogs.
import QtQuick
import QtTest
import Fronteira.Controls

Item {
    width: 600
    height: 600

    Component { id: combo; FComboBox { label: "Map"; model: ["World", "Isle"] } }
    Component { id: options; FComboBox { label: "Hand"; model: ["Short", "The hand of whoever was driven from the board goes to the conqueror"] } }
    Component { id: houseRule; OptionRow { width: 300 } }
    Component {
        id: question
        FDialog {
            id: asked
            property var pressed: []
            title: "Sure?"
            FComboBox { label: "Map"; model: ["World", "Isle"] }
            actions: [
                FButton { text: "No"; onClicked: asked.pressed = asked.pressed.concat(["no"]) },
                FButton { text: "Yes"; kind: "primary"; onClicked: asked.pressed = asked.pressed.concat(["yes"]) }
            ]
        }
    }
    Component { id: dialog; FDialog { title: "Sure?"; actions: [FButton { text: "No" }, FButton { text: "Yes" }] } }
    Component {
        id: wide
        FDialog {
            width: 400
            title: "Which?"
            actions: [FButton { text: "Look at the board as it is now" }, FButton { text: "Look where it was decided" }, FButton { text: "Back" }]
        }
    }

    TestCase {
        name: "Choices"
        when: windowShown

        SignalSpy { id: chosen; signalName: "activated" }

        function make(component, settings = {}) { return createTemporaryObject(component, parent, settings); }

        function test_enter_is_the_primary_action_of_a_dialog_whatever_was_clicked() {
            const control = make(question);
            control.open();
            tryVerify(() => control.opened);
            keyClick(Qt.Key_Return);
            compare(control.pressed, ["yes"]);
            mouseClick(control.actions[0]);
            keyClick(Qt.Key_Return);
            compare(control.pressed, ["yes", "no", "yes"]);
            control.actions[0].focus = false;
            control.actions[0].forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            compare(control.pressed, ["yes", "no", "yes", "no"]);
            control.close();
        }

        function test_enter_is_the_primary_action_after_a_choice_by_mouse() {
            const control = make(question);
            control.open();
            tryVerify(() => control.opened);
            const box = control.contentChildren[0];
            mouseClick(box);
            tryVerify(() => box.popup.opened);
            mouseClick(box.popup.contentItem.itemAtIndex(1));
            tryVerify(() => !box.popup.visible);
            compare(box.currentIndex, 1);
            keyClick(Qt.Key_Return);
            compare(control.pressed, ["yes"]);
            control.close();
        }

        function test_buttons_that_do_not_fit_beside_one_another_stand_one_below_the_other() {
            const control = make(wide);
            control.open();
            tryVerify(() => control.opened);
            let bottom = 0;
            for (let i = 0; i < 3; ++i) {
                const button = control.actions[i], at = button.mapToItem(control.footer, 0, 0);
                verify(at.x >= 0 && at.x + button.width <= control.footer.width, button.text);
                verify(at.y >= bottom, button.text);
                bottom = at.y + button.height;
            }
            verify(bottom <= control.footer.height);
            control.close();
        }

        function test_a_dialog_is_left_by_escape() {
            const control = make(dialog);
            control.open();
            tryVerify(() => control.opened);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !control.visible);
        }

        function test_no_choice_is_cut_in_the_open_list() {
            const control = make(options);
            control.popup.open();
            tryVerify(() => control.popup.opened);
            for (let i = 0; i < control.count; ++i) {
                const row = control.popup.contentItem.itemAtIndex(i);
                verify(!row.contentItem.truncated, row.text);
            }
            control.popup.close();
        }

        function test_a_combo_box_is_chosen_from_by_keys_data() {
            return [{ tag: "the large Enter", key: Qt.Key_Return }, { tag: "that of the keypad", key: Qt.Key_Enter }];
        }

        function test_a_combo_box_is_chosen_from_by_keys(row) {
            const control = make(combo);
            chosen.target = control;
            chosen.clear();
            control.forceActiveFocus();
            keyClick(row.key);
            tryVerify(() => control.popup.opened);
            keyClick(Qt.Key_Down);
            keyClick(row.key);
            compare(control.currentText, "Isle");
            compare(chosen.count, 1);
            tryVerify(() => !control.popup.visible);
        }

        function test_a_house_rule_that_was_refused_shows_what_holds_again_data() {
            const choices = ["a", "b", "c"].map(one => ({ id: one, name: one }));
            return [{ tag: "flag", value: true, key: Qt.Key_Space, wished: false, name: "switch.rule", shown: "checked" },
                { tag: "integer", value: 5, key: Qt.Key_Up, wished: 6, name: "option.rule", shown: "value", range: [1, 9] },
                { tag: "choice", value: "b", key: Qt.Key_Down, wished: "c", name: "choice.rule", shown: "currentIndex", choices: choices }];
        }

        function test_a_house_rule_that_was_refused_shows_what_holds_again(row) {
            const told = () => ({ id: "rule", name: "Rule", type: row.tag, value: row.value, range: row.range, choices: row.choices });
            const rule = make(houseRule, { option: told() });
            const control = findChild(rule, row.name), before = control[row.shown];
            let wished = null;
            rule.chosen.connect(value => wished = value);
            control.forceActiveFocus();
            keyClick(row.key);
            compare(wished, row.wished);
            verify(control[row.shown] !== before);
            rule.option = told();
            compare(control[row.shown], before);
        }
    }
}
