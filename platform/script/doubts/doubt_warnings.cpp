// SPDX-License-Identifier: MIT
#include "script/doubts/doubt_warnings.hpp"

#include "script/always_so.hpp"
#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/doubts/word_doubts.hpp"
#include "script/error_text.hpp"
#include "script/rule_reader.hpp"

#include <cctype>

namespace fronteira::script {
namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + ("`" + word + "`");
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
            return near.empty() ? "it is one of " + listed(column.choices)
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

core::Entity entity_of(const compile::Doubt& doubt) {
    return static_cast<core::Entity>(static_cast<int>(doubt.is) -
                                     static_cast<int>(compile::Tag::match));
}

Diagnostic always_true(const compile::Doubt& doubt, const Place& place) {
    const bool word = doubt.column != nullptr && doubt.column->placed->kind == core::Kind::choice;
    return {Severity::warning, place,
            "`" + doubt.name + "` is " + (word ? "a word" : "a number, also when it is 0") +
                ", and so always true as a condition",
            "compare it: " + doubt.name +
                (word ? " == \"" + doubt.column->placed->choices.front() + "\"" : " > 0"),
            "rules.always_true"};
}

std::string a_handle(const compile::Doubt& doubt) {
    if (doubt.is == compile::Tag::match) return "the match";
    return std::string("a ") + name_of(static_cast<HandleType>(entity_of(doubt)));
}

std::string remedy_of_no_number(const compile::Doubt& doubt, const char* of_handles) {
    if (doubt.other == "a list") return "`#list` is how many there are";
    if (doubt.other == "a text") return "a number stands without quotes; tonumber(text) reads one";
    if (doubt.other == "a function") return "a function is called: name(...)";
    return of_handles;
}

/// `not a == b` asks whether a truth is b.
std::string remedy_of_kinds(const compile::Doubt& doubt) {
    const std::string truth = "true or false";
    if (doubt.name == truth || doubt.other == truth)
        return "`a ~= b`: `not a == b` asks whether `not a` is b";
    return "compare what is of one kind: a seat with a seat, its `id` with a text";
}

std::string remedy_of_unread(const compile::Doubt& doubt, const core::Rules& rules) {
    if (!doubt.other.empty())
        return "without `local` it is the `" + doubt.name + "` outside that is given it";
    for (const core::PlacedColumn& column : rules.layout.columns())
        if (column.name == doubt.name)
            return std::string("a column is written behind its row: ") +
                   name_of(static_cast<HandleType>(column.entity)) + "." + doubt.name + " = ...";
    return "leave it out, or call it _";
}

/// What a handle does not have: is it nearly called so, or does another one have it?
Diagnostic lacking(const compile::Doubt& doubt, const core::Rules& rules, const Place& place) {
    const auto type = static_cast<HandleType>(entity_of(doubt));
    std::string owner = name_of(type);
    owner[0] = static_cast<char>(std::toupper(owner[0]));
    std::vector<std::string> own;
    for (const auto bindings :
         {match_bindings(), chance_bindings(), card_bindings(), handle_bindings()})
        for (const Binding& one : bindings) {
            if (one.owner == owner) own.emplace_back(one.name);
        }
    for (const core::PlacedColumn& column : rules.layout.columns())
        if (column.entity == entity_of(doubt)) own.push_back(column.name);
    const std::string near = closest(doubt.name, own), others = call_of(doubt.name);
    return {Severity::warning, place, a_handle(doubt) + " has no `" + doubt.name + "`",
            !near.empty()     ? "did you mean `" + near + "`?"
            : !others.empty() ? "it is " + others
                              : "it is a column of something else",
            "rules.unknown_field"};
}

}  // namespace

std::string near_column(const compile::Doubt& doubt, const core::Rules& rules) {
    std::vector<std::string> columns;
    for (const core::PlacedColumn& column : rules.layout.columns())
        if (column.entity == entity_of(doubt)) columns.push_back(column.name);
    return closest(doubt.name, columns);
}

Diagnostic warning_of(const compile::Doubt& doubt, const core::Rules& rules) {
    const Place place{doubt.file, doubt.line, 0};
    const std::string name = "`" + doubt.name + "`";
    if (doubt.of == compile::Doubt::Of::environment)
        return error_at(place, "rules.changes_globals",
                        "what `_ENV` holds is replaced, and stays so in the next match",
                        "declare variables with `local`");
    if (doubt.of == compile::Doubt::Of::write && doubt.is == compile::Tag::card)
        return {Severity::warning, place, name + " of a card can only be read",
                "what is printed on cards stays as it is; what changes is a column of "
                "rules/state.lua",
                "rules.unknown_field"};
    if (doubt.of == compile::Doubt::Of::list)
        return {Severity::warning, place,
                name + " is a list of cards, and has no `" + doubt.other + "`",
                doubt.name + "[1]." + doubt.other + ", also where it is but one card",
                "rules.unknown_field"};
    if (doubt.of == compile::Doubt::Of::called)
        return {Severity::warning, place,
                name + " of a " + name_of(static_cast<HandleType>(entity_of(doubt))) +
                    " is no function",
                "it is read without brackets: ." + doubt.name, "rules.no_function"};
    if (doubt.of == compile::Doubt::Of::given)
        return {Severity::warning, place, name + " cannot be " + shown(doubt.constant),
                remedy(*doubt.column->placed, doubt.constant), "rules.never_equal"};
    if (doubt.of == compile::Doubt::Of::zero)
        return {Severity::warning, place,
                (doubt.name.empty() ? std::string("the entry 0 of a list")
                                    : "`match." + doubt.name + "[0]`") +
                    " is nil",
                "they are numbered from 1", "rules.unknown_field"};
    if (doubt.of == compile::Doubt::Of::object)
        return {Severity::warning, place,
                name + " is called on a " + name_of(static_cast<HandleType>(entity_of(doubt))) +
                    ", with a colon",
                std::string(name_of(static_cast<HandleType>(entity_of(doubt)))) + ":" + doubt.name +
                    "(...)",
                "rules.no_object"};
    if (doubt.of == compile::Doubt::Of::reckoned)
        return {Severity::warning, place, doubt.other + " is no number",
                remedy_of_no_number(doubt, "numbers are reckoned with: seat.gold + 1"),
                "rules.no_number"};
    if (doubt.of == compile::Doubt::Of::ordered)
        return {Severity::warning, place, doubt.other + " is neither more nor less than others",
                remedy_of_no_number(doubt, "compare numbers of theirs: a.gold < b.gold"),
                "rules.no_number"};
    if (doubt.of == compile::Doubt::Of::counted)
        return {Severity::warning, place, doubt.other + " has no length",
                "lists and texts have one: #seat:spaces(\"owner\")", "rules.no_number"};
    if (doubt.of == compile::Doubt::Of::apart)
        return {Severity::warning, place, doubt.name + " is never equal to " + doubt.other,
                remedy_of_kinds(doubt), "rules.never_equal"};
    if (doubt.of == compile::Doubt::Of::misfit)
        return {Severity::warning, place, name + " cannot be " + doubt.other,
                doubt.other == "a fraction" ? "`//` divides whole numbers"
                                            : remedy(*doubt.column->placed, doubt.constant),
                "rules.never_equal"};
    if (doubt.of == compile::Doubt::Of::unread)
        return {Severity::warning, place, "nobody reads what " + name + " is given",
                remedy_of_unread(doubt, rules), "rules.unread_variable"};
    if (doubt.of == compile::Doubt::Of::lacks) return lacking(doubt, rules, place);
    if (doubt.of == compile::Doubt::Of::missing)
        return {Severity::warning, place, "there is no " + name,
                doubt.other.empty() ? "no function and no table of the file is called so"
                                    : "did you mean `" + doubt.other + "`?",
                "rules.unknown_field"};
    if (doubt.of == compile::Doubt::Of::kept)
        return {Severity::warning, place,
                name + " belongs to the file: what is written there lasts into the next match",
                "what a match remembers is a column of rules/state.lua", "rules.keeps_state"};
    if (doubt.of == compile::Doubt::Of::copy)
        return {Severity::warning, place, "what is written into a copy of " + name + " is lost",
                std::string("add(") +
                    name_of(static_cast<HandleType>(doubt.column->placed->entity)) + ", \"" +
                    doubt.name + "\", seat), or give it a whole list",
                "rules.lost_write"};
    if (doubt.of == compile::Doubt::Of::column)
        return {Severity::warning, place, name + " is never " + shown(doubt.constant),
                remedy(*doubt.column->placed, doubt.constant), "rules.never_equal"};
    if (doubt.of == compile::Doubt::Of::order)
        return always_so(place, doubt.name + " " + doubt.other, doubt.constant.truth(),
                         *doubt.column->placed);
    if (doubt.of == compile::Doubt::Of::number)
        return {Severity::warning, place,
                (doubt.name.empty() ? std::string("what is no number") : name) +
                    " is never a number like `" + doubt.other + "`",
                "compare a handle with another handle", "rules.never_equal"};
    if (doubt.of == compile::Doubt::Of::truth) return always_true(doubt, place);
    const auto type =
        static_cast<HandleType>(static_cast<int>(doubt.is) - static_cast<int>(compile::Tag::match));
    const std::string near =
        doubt.of == compile::Doubt::Of::write ? near_column(doubt, rules) : std::string();
    if (doubt.of == compile::Doubt::Of::write && is_kept_by_platform(type, doubt.name))
        return {Severity::warning, place, name + " of a " + name_of(type) + " can only be read",
                "what rules change is a column of rules/state.lua", "rules.unknown_field"};
    if (doubt.of == compile::Doubt::Of::write)
        return {Severity::warning, place,
                std::string("a ") + name_of(type) + " has no column " + name + " to write",
                near.empty() ? "declare it in rules/state.lua" : "did you mean `" + near + "`?",
                "rules.unknown_field"};
    return {Severity::warning, place,
            (doubt.name.empty() ? std::string("a ") + name_of(type) : name) + " is never " +
                shown(doubt.constant),
            type == HandleType::seat
                ? "compare a seat with another, such as `match.me`, or its `number`"
                : std::string("compare a ") + name_of(type) + " with another, or its `id`",
            "rules.never_equal"};
}

}  // namespace fronteira::script
