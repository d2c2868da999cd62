// SPDX-License-Identifier: MIT
#include "script/doubts/value_warnings.hpp"

#include <fronteira/text.hpp>

#include "core/chance/die.hpp"
#include "script/always_so.hpp"
#include "script/doubts/warning.hpp"
#include "script/doubts/word_doubts.hpp"
#include "script/hints/error_text.hpp"

namespace fronteira::script {
namespace {

std::string quoted_list(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) add_item(list, "`" + word + "`");
    return list;
}

/// What may be compared with the column.
std::string remedy(const core::PlacedColumn& column, const compile::Value& constant) {
    switch (column.kind) {
        case core::Kind::integer:
            return "it is a number from " + std::to_string(column.min) + " to " +
                   std::to_string(column.max);
        case core::Kind::flag:
            return "it is true or false by itself";
        case core::Kind::choice: {
            const std::string near = constant.tag() == compile::Tag::text
                                         ? closest(constant.text()->text, column.choices)
                                         : std::string();
            return near.empty() ? "it is one of " + quoted_list(column.choices)
                                : "did you mean `" + near + "`?";
        }
        case core::Kind::seat:
            return "it is a seat, such as `match.me`, or nil";
        case core::Kind::seats:
            return "it is a list of seats";
        case core::Kind::space:
            return "it is a space, such as `match.space[...]`, or nil";
        case core::Kind::region:
            return "it is a region, such as `match.region[...]`, or nil";
        case core::Kind::card:
            break;
    }
    return "it is a card or nil";
}

Diagnostic always_true(const compile::Doubt& doubt, const Place& place) {
    if (doubt.name == "what is reckoned")
        return warning_at(place, "rules.always_true",
                          doubt.name + " is a number, so always true as a condition",
                          "compare it: i % 2 == 0 and a or b");
    const auto kind = doubt.column != nullptr ? doubt.column->placed->kind : core::Kind::integer;
    if (kind == core::Kind::seats)
        return warning_at(place, "rules.always_true",
                          "`" + doubt.name + "` is a list, so always true as a condition",
                          "ask how many it has: #" + doubt.name + " > 0");
    const bool word = kind == core::Kind::choice;
    return warning_at(
        place, "rules.always_true",
        "`" + doubt.name + "` is " + (word ? "a word" : "a number, even when it is 0") +
            ", so always true as a condition",
        "compare it: " + doubt.name +
            (word ? " == \"" + doubt.column->placed->choices.front() + "\"" : " > 0"));
}

std::string remedy_of_no_number(const compile::Doubt& doubt, const char* of_handles) {
    if (doubt.other == "a list") return "`#list` is how many there are";
    if (doubt.other == "a text")
        return "write numbers without quotes; tonumber(text) turns a text into one";
    if (doubt.other == "a function") return "call the function: name(...)";
    if (doubt.of == compile::Doubt::Of::ordered && doubt.other == "true or false")
        return "each comparison stands by itself: 1 < n and n < 3";
    return of_handles;
}

/// `not a == b` asks whether a truth is b.
std::string remedy_of_kinds(const compile::Doubt& doubt) {
    const std::string truth = "true or false";
    const auto are = [&](const char* one, const char* other) {
        return (doubt.name == one && doubt.other == other) ||
               (doubt.name == other && doubt.other == one);
    };
    if (doubt.name == truth || doubt.other == truth)
        return "it is true or false by itself: if x, if not x; and `not a == b` is `a ~= b`";
    if (are("a number", "a text"))
        return "write numbers without quotes; tonumber(text) turns a text into one";
    return "compare things of the same kind: a seat with a seat, its `id` with a text";
}

/// A handle, or what stands in its place, is compared with a constant.
Diagnostic warning_of_handle(const compile::Doubt& doubt, const Place& place) {
    const std::string type = name_of(handle_of(doubt));
    return warning_at(place, "rules.never_equal",
                      (doubt.name.empty() ? "a " + type : "`" + doubt.name + "`") + " is never " +
                          shown(doubt.constant),
                      handle_of(doubt) == HandleType::seat
                          ? "compare a seat with another, such as `match.me`, or its `number`"
                          : "compare a " + type + " with another, or its `id`");
}

}  // namespace

Diagnostic warning_of_value(const compile::Doubt& doubt, const Place& place) {
    using Of = compile::Doubt::Of;
    const std::string name = "`" + doubt.name + "`";
    switch (doubt.of) {
        case Of::given:
            return warning_at(place, "rules.never_equal",
                              name + " cannot be " + shown(doubt.constant),
                              remedy(*doubt.column->placed, doubt.constant));
        case Of::misfit:
            return warning_at(place, "rules.never_equal", name + " cannot be " + doubt.other,
                              doubt.other == "a fraction"
                                  ? "`//` divides whole numbers"
                                  : remedy(*doubt.column->placed, doubt.constant));
        case Of::reckoned:
            return warning_at(place, "rules.no_number", doubt.other + " is not a number",
                              remedy_of_no_number(doubt, "calculate with numbers: seat.gold + 1"));
        case Of::ordered:
            return warning_at(place, "rules.no_number",
                              doubt.other + " cannot be compared by < or >",
                              remedy_of_no_number(doubt, "compare their numbers: a.gold < b.gold"));
        case Of::counted:
            return warning_at(place, "rules.no_number", doubt.other + " has no length",
                              "only lists and texts have one: #seat:spaces(\"owner\")");
        case Of::joined:
            return warning_at(place, "rules.no_text", doubt.other + " cannot be put behind a text",
                              "tostring(x) is a text, whatever x is");
        case Of::fixed:
            return warning_at(place, "rules.fixed_list",
                              "the seats, spaces and regions of a match stay as they are",
                              "a column of one is written: match.seat[1].gold = 1");
        case Of::sides:
            return warning_at(
                place, "rules.wrong_argument",
                "there is no die of " + std::to_string(doubt.constant.number()) + " sides",
                "it has 1 to " + std::to_string(core::most_sides));
        case Of::apart:
            return warning_at(place, "rules.never_equal",
                              doubt.name + " is never equal to " + doubt.other,
                              remedy_of_kinds(doubt));
        case Of::number:
            return warning_at(place, "rules.never_equal",
                              (doubt.name.empty() ? std::string("what is not a number") : name) +
                                  " is never a number like `" + doubt.other + "`",
                              "compare a handle with another handle");
        case Of::column:
            return warning_at(place, "rules.never_equal",
                              name + " is never " + shown(doubt.constant),
                              remedy(*doubt.column->placed, doubt.constant));
        case Of::order:
            return always_so(place, doubt.name + " " + doubt.other, doubt.constant.truth(),
                             *doubt.column->placed);
        case Of::spelt:
            return warning_at(place, "rules.order_of_words",
                              "Lua puts the words of " + name + " in order as they are spelt",
                              "conditions in quotes go by the order in which they are declared");
        case Of::fresh:
            return warning_at(place, "rules.never_equal", "a new table is equal to no other",
                              "#list == 0 asks whether a list is empty");
        case Of::span:
            return warning_at(place, "rules.always_so",
                              "no number from " + doubt.other + " can answer " + name,
                              "match:ask(seat, \"" + doubt.name + "\", least, most)");
        case Of::told:
            return warning_at(place, "rules.wrong_argument",
                              name + " of an event is " + doubt.other,
                              "an event tells whole numbers, words, true or false, seats, spaces, "
                              "regions and cards: " +
                                  doubt.name + " = #list");
        case Of::rolled:
            return warning_at(
                place, "rules.never_equal",
                "a die of " + std::to_string(doubt.constant.number()) + " sides is " + doubt.other,
                "it shows 1 to " + std::to_string(doubt.constant.number()));
        case Of::truth:
            return always_true(doubt, place);
        case Of::backward:
            return warning_at(place, "rules.always_so",
                              "this loop counts up, and begins behind its end",
                              "for i = #list, 1, -1 do counts down");
        case Of::idle:
            return warning_at(
                place, "rules.always_so", "nothing depends on this condition",
                "`n == 3 or 4` is always true: write n == 3 or n == 4; `a and nil or b` "
                "is always b: write if a then ... else ... end");
        default:
            return warning_of_handle(doubt, place);
    }
}

}  // namespace fronteira::script
