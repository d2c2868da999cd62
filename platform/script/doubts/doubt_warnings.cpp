// SPDX-License-Identifier: MIT
#include "script/doubts/doubt_warnings.hpp"

#include "script/doubts/member_warnings.hpp"
#include "script/doubts/value_warnings.hpp"
#include "script/doubts/warning.hpp"
#include "script/hints/error_text.hpp"

#include <optional>

namespace fronteira::script {
namespace {

std::string remedy_of_unread(const compile::Doubt& doubt, const core::Rules& rules) {
    if (!doubt.other.empty())
        return "without `local` it is the `" + doubt.name + "` outside that gets the value";
    for (const core::PlacedColumn& column : rules.layout.columns())
        if (column.name == doubt.name)
            return std::string("a column belongs to its row: ") +
                   name_of(static_cast<HandleType>(column.entity)) + "." + doubt.name + " = ...";
    return "leave it out, or call it _";
}

/// What belongs to the file, its variables and its loops; nothing of other doubts.
std::optional<Diagnostic> warning_of_file(const compile::Doubt& doubt, const core::Rules& rules,
                                          const Place& place) {
    using Of = compile::Doubt::Of;
    const std::string name = "`" + doubt.name + "`";
    switch (doubt.of) {
        case Of::environment:
            return error_at(place, "rules.changes_globals",
                            "this replaces what `_ENV` holds, in the next match as well",
                            "declare variables with `local`");
        case Of::unread:
            return warning_at(place, "rules.unread_variable",
                              "nobody reads what " + name + " is given",
                              remedy_of_unread(doubt, rules));
        case Of::lost:
            return warning_at(
                place, "rules.unread_variable", "nobody reads what " + name + " is given here",
                "a variable alone changes by that: a column is written behind a dot, " +
                    doubt.name + ".armies = ...");
        case Of::missing:
            return warning_at(place, "rules.unknown_field", "there is no " + name,
                              doubt.other.empty() ? "no function or table of the file has that name"
                                                  : "did you mean `" + doubt.other + "`?");
        case Of::place:
            return warning_at(place, "rules.bare_loop",
                              name + " is the place in the list, not the entry",
                              "for _, " + doubt.name + " in ipairs(list) do");
        case Of::walked:
            return warning_at(place, "rules.bare_loop", "use `ipairs` for a list",
                              "for _, one in ipairs(list) do");
        case Of::keyed:
            return warning_at(place, "rules.never_equal", name + " is for a word that nothing has",
                              "did you mean `" + doubt.other + "`?");
        case Of::uncalled:
            return warning_at(place, "rules.always_true",
                              name + " is a function, so always true as a condition",
                              "call it: " + doubt.name + "(...)");
        case Of::kept:
            return warning_at(
                place, "rules.keeps_state",
                name +
                    " belongs to the file: what is written there is still there in the next match",
                "declare what a match remembers as a column in rules/state.lua");
        default:
            return std::nullopt;
    }
}

/// What ends a match at fault wherever it comes to it, or compares what is never equal.
bool cannot_be_meant(compile::Doubt::Of of) {
    using Of = compile::Doubt::Of;
    switch (of) {
        case Of::write:
        case Of::lacks:
        case Of::called:
        case Of::object:
        case Of::given:
        case Of::misfit:
        case Of::reckoned:
        case Of::ordered:
        case Of::counted:
        case Of::joined:
        case Of::fixed:
        case Of::sides:
        case Of::told:
        case Of::column:
        case Of::handle:
        case Of::number:
        case Of::apart:
            return true;
        default:
            return false;
    }
}

}  // namespace

std::string near_column(const compile::Doubt& doubt, const core::Rules& rules) {
    std::vector<std::string> columns;
    for (const core::PlacedColumn& column : rules.layout.columns())
        if (column.entity == entity_of(doubt)) columns.push_back(column.name);
    return closest(doubt.name, columns);
}

Diagnostic finding_of(const compile::Doubt& doubt, const core::Rules& rules) {
    const Place place{doubt.file, doubt.line, 0};
    auto found = warning_of_member(doubt, rules, place);
    if (!found) found = warning_of_file(doubt, rules, place);
    if (!found) found = warning_of_value(doubt, place);
    if (doubt.sure && cannot_be_meant(doubt.of)) found->severity = Severity::error;
    return std::move(*found);
}

}  // namespace fronteira::script
