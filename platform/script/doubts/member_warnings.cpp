// SPDX-License-Identifier: MIT
#include "script/doubts/member_warnings.hpp"

#include <fronteira/identifier.hpp>

#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/doubts/doubt_warnings.hpp"
#include "script/doubts/warning.hpp"
#include "script/hints/error_text.hpp"

#include <cctype>

namespace fronteira::script {
namespace {

std::string a_handle(const compile::Doubt& doubt) {
    if (doubt.is == compile::Tag::match) return "the match";
    return std::string("a ") + name_of(static_cast<HandleType>(entity_of(doubt)));
}

/// Of a field that is asked of what has none.
std::string remedy_of_bare(const compile::Doubt& doubt) {
    if (doubt.is == compile::Tag::container && !is_identifier(doubt.name))
        return "its entries are numbered: match.seat[1]";
    if (doubt.is == compile::Tag::container)
        return "match.seat[1]." + doubt.name + ", or for _, seat in ipairs(match.seat) do";
    if (doubt.other == "a list")
        return "list[1]." + doubt.name + ", or for _, one in ipairs(list) do";
    return "it is read by itself";
}

/// Of an id that none has.
std::string remedy_of_id(const compile::Doubt& doubt, const core::Rules& rules) {
    std::vector<std::string> ids;
    const core::Board& board = *rules.board;
    if (doubt.is == compile::Tag::space)
        for (int i = 0; i < board.space_count(); ++i) ids.push_back(board.space(i).id);
    if (doubt.is == compile::Tag::region)
        for (int i = 0; i < board.region_count(); ++i) ids.push_back(board.region(i).id);
    if (doubt.is == compile::Tag::card)
        for (const core::PlacedDeck& deck : rules.layout.decks())
            for (const Card& card : deck.deck.cards) ids.push_back(card.id);
    return near_or(doubt.name, ids,
                   doubt.is == compile::Tag::card ? "no deck has it" : "no map of the mod has it");
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
    const auto& columns = rules.layout.columns();
    const bool is_column =
        std::any_of(columns.begin(), columns.end(),
                    [&](const core::PlacedColumn& one) { return one.name == doubt.name; });
    const std::string near = closest(doubt.name, own), others = call_of(doubt.name);
    const bool is_of_no_row = others.starts_with(doubt.name);
    return warning_at(place, "rules.unknown_field",
                      a_handle(doubt) + " has no `" + doubt.name + "`",
                      !near.empty()     ? "did you mean `" + near + "`?"
                      : is_of_no_row    ? "it is called by itself, of no row: " + others
                      : !others.empty() ? "it is " + others
                      : is_column       ? "it is a column of something else"
                                        : "declare it in rules/state.lua");
}

Diagnostic warning_of_write(const compile::Doubt& doubt, const core::Rules& rules,
                            const Place& place) {
    const std::string name = "`" + doubt.name + "`";
    if (doubt.is == compile::Tag::card)
        return warning_at(
            place, "rules.unknown_field", name + " of a card can only be read",
            "what is printed on cards never changes; declare what changes as a column "
            "in rules/state.lua");
    const std::string type = name_of(handle_of(doubt));
    if (is_kept_by_platform(handle_of(doubt), doubt.name))
        return warning_at(place, "rules.unknown_field",
                          name + " of a " + type + " can only be read",
                          "declare what rules change as a column in rules/state.lua");
    const std::string near = near_column(doubt, rules);
    return warning_at(
        place, "rules.unknown_field", "a " + type + " has no column " + name + " to write",
        near.empty() ? "declare it in rules/state.lua" : "did you mean `" + near + "`?");
}

/// `c...` of a name that begins so.
Diagnostic warning_of_joined(const compile::Doubt& doubt, const Place& place) {
    std::string form;
    for (const char c : doubt.name)
        form += c == '#' || c == '*' ? std::string("...") : std::string(1, c);
    const std::string of = name_of(handle_of(doubt));
    if (doubt.of == compile::Doubt::Of::joined_row)
        return warning_at(place, "rules.unknown_field", "no " + of + " is called `" + form + "`",
                          "no map of the mod has it, so it is nil");
    return warning_at(place, "rules.unknown_field", "a " + of + " has no column `" + form + "`",
                      "declare it in rules/state.lua");
}

}  // namespace

std::optional<Diagnostic> warning_of_member(const compile::Doubt& doubt, const core::Rules& rules,
                                            const Place& place) {
    using Of = compile::Doubt::Of;
    const std::string name = "`" + doubt.name + "`";
    switch (doubt.of) {
        case Of::write:
            return warning_of_write(doubt, rules, place);
        case Of::list:
            return warning_at(
                place, "rules.unknown_field",
                name + " is a list of cards, and has no `" + doubt.other + "`",
                doubt.name + "[1]." + doubt.other + ", even if it holds only one card");
        case Of::called:
            return warning_at(place, "rules.no_function",
                              name + " of a " + name_of(handle_of(doubt)) + " is not a function",
                              "read it without brackets: ." + doubt.name);
        case Of::joined_row:
        case Of::joined_column:
            return warning_of_joined(doubt, place);
        case Of::id:
            return warning_at(place, "rules.never_equal",
                              "no " + std::string(name_of(handle_of(doubt))) + " is called " + name,
                              remedy_of_id(doubt, rules));
        case Of::object: {
            const std::string type = name_of(handle_of(doubt));
            return warning_at(place, "rules.no_object",
                              name + " is called on a " + type + ", with a colon",
                              type + ":" + doubt.name + "(...)");
        }
        case Of::method:
            return warning_at(place, "rules.uncalled",
                              name + " of " + a_handle(doubt) + " is a function, and is not called",
                              std::string(name_of(handle_of(doubt))) + ":" + doubt.name + "(...)");
        case Of::bare:
            return warning_at(place, "rules.unknown_field",
                              doubt.other + " has no `" + doubt.name + "`", remedy_of_bare(doubt));
        case Of::zero:
            return warning_at(place, "rules.unknown_field",
                              (doubt.name.empty() ? std::string("the entry 0 of a list")
                                                  : "`match." + doubt.name + "[0]`") +
                                  " is nil",
                              doubt.other.empty() ? "they are numbered from 1"
                                                  : "i % n is 0 as well: list[i % n + 1]");
        case Of::entry:
            return warning_at(
                place, "rules.unknown_field",
                "`" + doubt.name + "[" + std::to_string(doubt.constant.number()) + "]` is nil",
                name + " has the entries 1 to " + doubt.other);
        case Of::indexed:
            return warning_at(place, "rules.unknown_field",
                              name + " is a list, and has no entry for " + a_handle(doubt),
                              doubt.is == compile::Tag::seat ? doubt.name + "[seat.number]"
                              : doubt.name.starts_with("match.")
                                  ? std::string(name_of(handle_of(doubt))) + " is the row itself"
                                  : "a list has numbers from 1; a table may be written by " +
                                        std::string(name_of(handle_of(doubt))) + ", t[one] = 2");
        case Of::lacks:
            return lacking(doubt, rules, place);
        case Of::copy:
            return warning_at(place, "rules.lost_write",
                              "what is written into a copy of " + name + " is lost",
                              std::string("add(") +
                                  name_of(static_cast<HandleType>(doubt.column->placed->entity)) +
                                  ", \"" + doubt.name + "\", seat), or give it a whole list");
        default:
            return std::nullopt;
    }
}

}  // namespace fronteira::script
