// SPDX-License-Identifier: MIT
#include "script/doubts/doubt_warnings.hpp"

#include "script/always_so.hpp"
#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/doubts/word_doubts.hpp"
#include "script/error_text.hpp"
#include "script/rule_reader.hpp"

#include <cctype>
#include <optional>

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
    if (doubt.name == "what is reckoned")
        return {Severity::warning, place,
                doubt.name + " is a number, and so always true as a condition",
                "compare it: i % 2 == 0 and a or b", "rules.always_true"};
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

/// Of a field that is asked of what has none.
std::string remedy_of_bare(const compile::Doubt& doubt) {
    if (doubt.is == compile::Tag::container)
        return "match.seat[1]." + doubt.name + ", or for _, seat in ipairs(match.seat) do";
    if (doubt.other == "a list")
        return "list[1]." + doubt.name + ", or for _, one in ipairs(list) do";
    return "it is read by itself";
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

namespace {

/// The type of handle that the doubt is about.
HandleType handle_of(const compile::Doubt& doubt) {
    return static_cast<HandleType>(entity_of(doubt));
}

Diagnostic warning(const Place& place, const char* code, std::string sentence, std::string hint) {
    return {Severity::warning, place, std::move(sentence), std::move(hint), code};
}

Diagnostic warning_of_write(const compile::Doubt& doubt, const core::Rules& rules,
                            const Place& place) {
    const std::string name = "`" + doubt.name + "`";
    if (doubt.is == compile::Tag::card)
        return warning(place, "rules.unknown_field", name + " of a card can only be read",
                       "what is printed on cards stays as it is; what changes is a column of "
                       "rules/state.lua");
    const std::string type = name_of(handle_of(doubt));
    if (is_kept_by_platform(handle_of(doubt), doubt.name))
        return warning(place, "rules.unknown_field", name + " of a " + type + " can only be read",
                       "what rules change is a column of rules/state.lua");
    const std::string near = near_column(doubt, rules);
    return warning(place, "rules.unknown_field",
                   "a " + type + " has no column " + name + " to write",
                   near.empty() ? "declare it in rules/state.lua" : "did you mean `" + near + "`?");
}

/// `c...` of a name that begins so.
Diagnostic warning_of_joined(const compile::Doubt& doubt, const Place& place) {
    std::string form;
    for (const char c : doubt.name)
        form += c == '#' || c == '*' ? std::string("...") : std::string(1, c);
    const std::string of = name_of(handle_of(doubt));
    if (doubt.of == compile::Doubt::Of::joined_row)
        return warning(place, "rules.unknown_field", "no " + of + " is called `" + form + "`",
                       "no map of the mod has such a one, and so it is nil");
    return warning(place, "rules.unknown_field", "a " + of + " has no column `" + form + "`",
                   "declare it in rules/state.lua");
}

/// What is asked of a handle or a list, called on it or written to it; nothing of other doubts.
std::optional<Diagnostic> warning_of_member(const compile::Doubt& doubt, const core::Rules& rules,
                                            const Place& place) {
    using Of = compile::Doubt::Of;
    const std::string name = "`" + doubt.name + "`";
    switch (doubt.of) {
        case Of::write:
            return warning_of_write(doubt, rules, place);
        case Of::list:
            return warning(place, "rules.unknown_field",
                           name + " is a list of cards, and has no `" + doubt.other + "`",
                           doubt.name + "[1]." + doubt.other + ", also where it is but one card");
        case Of::called:
            return warning(place, "rules.no_function",
                           name + " of a " + name_of(handle_of(doubt)) + " is no function",
                           "it is read without brackets: ." + doubt.name);
        case Of::joined_row:
        case Of::joined_column:
            return warning_of_joined(doubt, place);
        case Of::object: {
            const std::string type = name_of(handle_of(doubt));
            return warning(place, "rules.no_object",
                           name + " is called on a " + type + ", with a colon",
                           type + ":" + doubt.name + "(...)");
        }
        case Of::method:
            return warning(place, "rules.uncalled",
                           name + " of " + a_handle(doubt) + " is a function, and is not called",
                           std::string(name_of(handle_of(doubt))) + ":" + doubt.name + "(...)");
        case Of::bare:
            return warning(place, "rules.unknown_field",
                           doubt.other + " has no `" + doubt.name + "`", remedy_of_bare(doubt));
        case Of::zero:
            return warning(place, "rules.unknown_field",
                           (doubt.name.empty() ? std::string("the entry 0 of a list")
                                               : "`match." + doubt.name + "[0]`") +
                               " is nil",
                           doubt.other.empty() ? "they are numbered from 1"
                                               : "i % n is 0 as well: list[i % n + 1]");
        case Of::lacks:
            return lacking(doubt, rules, place);
        case Of::copy:
            return warning(place, "rules.lost_write",
                           "what is written into a copy of " + name + " is lost",
                           std::string("add(") +
                               name_of(static_cast<HandleType>(doubt.column->placed->entity)) +
                               ", \"" + doubt.name + "\", seat), or give it a whole list");
        default:
            return std::nullopt;
    }
}

/// What belongs to the file, its variables and its loops; nothing of other doubts.
std::optional<Diagnostic> warning_of_file(const compile::Doubt& doubt, const core::Rules& rules,
                                          const Place& place) {
    using Of = compile::Doubt::Of;
    const std::string name = "`" + doubt.name + "`";
    switch (doubt.of) {
        case Of::environment:
            return error_at(place, "rules.changes_globals",
                            "what `_ENV` holds is replaced, and stays so in the next match",
                            "declare variables with `local`");
        case Of::unread:
            return warning(place, "rules.unread_variable",
                           "nobody reads what " + name + " is given",
                           remedy_of_unread(doubt, rules));
        case Of::lost:
            return warning(place, "rules.unread_variable",
                           "nobody reads what " + name + " is given here",
                           "a variable alone changes by that: a column is written behind a dot, " +
                               doubt.name + ".armies = ...");
        case Of::missing:
            return warning(place, "rules.unknown_field", "there is no " + name,
                           doubt.other.empty() ? "no function and no table of the file is called so"
                                               : "did you mean `" + doubt.other + "`?");
        case Of::place:
            return warning(place, "rules.bare_loop",
                           name + " is the place in the list, not what stands there",
                           "for _, " + doubt.name + " in ipairs(list) do");
        case Of::walked:
            return warning(place, "rules.bare_loop", "a list is walked by `ipairs`",
                           "for _, one in ipairs(list) do");
        case Of::keyed:
            return warning(place, "rules.never_equal", name + " is for a word that no column has",
                           "did you mean `" + doubt.other + "`?");
        case Of::uncalled:
            return warning(place, "rules.always_true",
                           name + " is a function, and so always true as a condition",
                           "call it: " + doubt.name + "(...)");
        case Of::kept:
            return warning(
                place, "rules.keeps_state",
                name + " belongs to the file: what is written there lasts into the next match",
                "what a match remembers is a column of rules/state.lua");
        default:
            return std::nullopt;
    }
}

/// A handle, or what stands in its place, is compared with a constant.
Diagnostic warning_of_handle(const compile::Doubt& doubt, const Place& place) {
    const std::string type = name_of(handle_of(doubt));
    return warning(place, "rules.never_equal",
                   (doubt.name.empty() ? "a " + type : "`" + doubt.name + "`") + " is never " +
                       shown(doubt.constant),
                   handle_of(doubt) == HandleType::seat
                       ? "compare a seat with another, such as `match.me`, or its `number`"
                       : "compare a " + type + " with another, or its `id`");
}

/// What is reckoned with, compared, or given to a column.
Diagnostic warning_of_value(const compile::Doubt& doubt, const Place& place) {
    using Of = compile::Doubt::Of;
    const std::string name = "`" + doubt.name + "`";
    switch (doubt.of) {
        case Of::given:
            return warning(place, "rules.never_equal", name + " cannot be " + shown(doubt.constant),
                           remedy(*doubt.column->placed, doubt.constant));
        case Of::misfit:
            return warning(place, "rules.never_equal", name + " cannot be " + doubt.other,
                           doubt.other == "a fraction"
                               ? "`//` divides whole numbers"
                               : remedy(*doubt.column->placed, doubt.constant));
        case Of::reckoned:
            return warning(place, "rules.no_number", doubt.other + " is no number",
                           remedy_of_no_number(doubt, "numbers are reckoned with: seat.gold + 1"));
        case Of::ordered:
            return warning(
                place, "rules.no_number", doubt.other + " is neither more nor less than others",
                remedy_of_no_number(doubt, "compare numbers of theirs: a.gold < b.gold"));
        case Of::counted:
            return warning(place, "rules.no_number", doubt.other + " has no length",
                           "lists and texts have one: #seat:spaces(\"owner\")");
        case Of::apart:
            return warning(place, "rules.never_equal",
                           doubt.name + " is never equal to " + doubt.other,
                           remedy_of_kinds(doubt));
        case Of::number:
            return warning(place, "rules.never_equal",
                           (doubt.name.empty() ? std::string("what is no number") : name) +
                               " is never a number like `" + doubt.other + "`",
                           "compare a handle with another handle");
        case Of::column:
            return warning(place, "rules.never_equal", name + " is never " + shown(doubt.constant),
                           remedy(*doubt.column->placed, doubt.constant));
        case Of::order:
            return always_so(place, doubt.name + " " + doubt.other, doubt.constant.truth(),
                             *doubt.column->placed);
        case Of::fresh:
            return warning(place, "rules.never_equal", "a new table is equal to no other",
                           "#list == 0 asks whether a list is empty");
        case Of::span:
            return warning(place, "rules.always_so",
                           "no number from " + doubt.other + " can answer " + name,
                           "match:ask(seat, \"" + doubt.name + "\", least, most)");
        case Of::told:
            return warning(place, "rules.wrong_argument", name + " of an event is " + doubt.other,
                           "an event tells whole numbers, words, true or false, seats, spaces, "
                           "regions and cards: " +
                               doubt.name + " = #list");
        case Of::rolled:
            return warning(
                place, "rules.never_equal",
                "a die of " + std::to_string(doubt.constant.number()) + " sides is " + doubt.other,
                "it shows 1 to " + std::to_string(doubt.constant.number()));
        case Of::truth:
            return always_true(doubt, place);
        default:
            return warning_of_handle(doubt, place);
    }
}

}  // namespace

Diagnostic warning_of(const compile::Doubt& doubt, const core::Rules& rules) {
    const Place place{doubt.file, doubt.line, 0};
    if (auto of_member = warning_of_member(doubt, rules, place)) return std::move(*of_member);
    if (auto of_file = warning_of_file(doubt, rules, place)) return std::move(*of_file);
    return warning_of_value(doubt, place);
}

}  // namespace fronteira::script
