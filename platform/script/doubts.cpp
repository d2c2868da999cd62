// SPDX-License-Identifier: MIT
#include "script/doubts.hpp"

#include "compile/doubts/joined_names.hpp"
#include "script/binding.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/declared_table.hpp"
#include "script/doubts/call_doubts.hpp"
#include "script/doubts/doubt_warnings.hpp"
#include "script/doubts/idle_columns.hpp"
#include "script/doubts/listed_parts.hpp"
#include "script/doubts/shared_phases.hpp"
#include "script/doubts/unasked_phases.hpp"
#include "script/doubts/unending_phases.hpp"
#include "script/doubts/unread_fields.hpp"
#include "script/doubts/unread_variables.hpp"
#include "script/doubts/verdict_doubts.hpp"
#include "script/doubts/word_doubts.hpp"
#include "script/hints/error_text.hpp"
#include "script/hints/left_out.hpp"
#include "script/late_writes.hpp"
#include "script/loaded_rules.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr size_t most_compared = 5000;  // names, with each that is unknown

/// Whether it is a function that no row and no match is asked for: transfer(from, to, ...).
bool is_of_no_row(const std::string& name) {
    const auto bindings = cell_bindings();
    return std::any_of(bindings.begin(), bindings.end(),
                       [&](const Binding& one) { return one.name == name; });
}

/// Whether it is a word such as `phase`, which no row and no match has.
bool is_for_declarations(const std::string& name) {
    const auto bindings = declaration_bindings();
    return std::any_of(bindings.begin(), bindings.end(),
                       [&](const Binding& one) { return one.name == name; });
}

/// Of a doubt that is not sure: whether a slip is nearer than what else may be meant. `fields`:
/// names that tables of the rules have.
bool is_likely(const compile::Doubt& doubt, const core::Rules& rules,
               const std::set<std::string>& fields) {
    using Of = compile::Doubt::Of;
    if (doubt.of == Of::write) return !near_column(doubt, rules).empty();
    if (doubt.of == Of::lacks)  // what nothing has is told anyway
        return is_of_no_row(doubt.name) || is_for_declarations(doubt.name);
    if (doubt.of == Of::object || doubt.of == Of::method) return !fields.contains(doubt.name);
    if (doubt.of == Of::apart || doubt.of == Of::misfit)
        return !fields.contains(doubt.constant.text()->text);
    if (doubt.of != Of::column && doubt.of != Of::truth && doubt.of != Of::order)
        return true;  // the words are looked at
    const bool near = doubt.constant.tag() == compile::Tag::text &&
                      !closest(doubt.constant.text()->text, doubt.column->placed->choices).empty();
    return near || !fields.contains(doubt.name);
}

/// Whether another map of the mod says of its spaces or regions what is asked, or calls them so.
bool is_elsewhere(const compile::Doubt& doubt, const RulesetSource& source) {
    using Of = compile::Doubt::Of;
    const bool joined =
        doubt.of == Of::joined_row || doubt.of == Of::joined_column || doubt.of == Of::id;
    if (!source.elsewhere || (doubt.of != Of::lacks && !joined)) return false;
    const NamesElsewhere& more = source.elsewhere();
    const auto one_fits = [&](const std::set<std::string>& names) {
        return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return compile::fits(name, doubt.name);
        });
    };
    if (joined)
        return one_fits(more.others) || one_fits(more.of_spaces) || one_fits(more.of_regions);
    return more.of_spaces.contains(doubt.name) || more.of_regions.contains(doubt.name);
}

/// The methods of a text: `word:upper()`.
void add_text_methods(lua_State* lua, std::set<std::string>& names) {
    lua_pushliteral(lua, "");
    const int text = lua_gettop(lua);
    if (luaL_getmetafield(lua, text, "__index") == LUA_TTABLE)
        for (const std::string& name : string_keys(lua, lua_gettop(lua))) names.insert(name);
    lua_settop(lua, text - 1);
}

/// Words that stand in columns and moves, on dice, cards and spaces may be keys of tables.
void add_words(const core::Rules& rules, std::set<std::string>& names) {
    for (const core::PlacedColumn& column : rules.layout.columns())
        names.insert(column.choices.begin(), column.choices.end());
    for (const core::MoveKind& move : rules.moves)
        for (const core::Slot& slot : move.slots)
            names.insert(slot.choices.begin(), slot.choices.end());
    for (const core::Die& die : rules.dice)
        for (const core::Face& face : die.faces) names.insert(face.word);
    names.insert(rules.board->tags().begin(), rules.board->tags().end());
    for (const core::PlacedDeck& deck : rules.layout.decks())
        for (const Card& card : deck.deck.cards)
            for (const auto& [name, value] : card.attributes)
                if (const auto* word = std::get_if<std::string>(&value)) names.insert(*word);
}

/// Those, and what players may set options to.
std::set<std::string> column_words(const core::Rules& rules, const RulesetSource& source) {
    std::set<std::string> words;
    add_words(rules, words);
    for (const Option& option : source.options)
        words.insert(option.choices.begin(), option.choices.end());
    return words;
}

/// All names behind dots and colons that the platform itself answers to.
std::set<std::string> platform_names(lua_State* lua, const RulesetSource& source) {
    std::set<std::string> names;
    add_text_methods(lua, names);
    for (const auto bindings : {declaration_bindings(), cell_bindings(), match_bindings(),
                                chance_bindings(), card_bindings(), handle_bindings()})
        for (const Binding& binding : bindings) names.insert(binding.name);
    for (const Option& option : source.options) {
        names.insert(option.id);
        names.insert(option.choices.begin(), option.choices.end());
    }
    if (source.elsewhere) {
        const NamesElsewhere& more = source.elsewhere();
        for (const auto* shown : {&more.of_spaces, &more.of_regions, &more.others})
            names.insert(shown->begin(), shown->end());
    }
    return names;
}

/// What may be meant behind a dot or colon: words and ids of cards stand there rarely.
std::vector<std::string> names_meant(const core::Rules& rules, const RulesetSource& source,
                                     std::set<std::string> names) {
    for (const auto bindings :
         {match_bindings(), chance_bindings(), card_bindings(), handle_bindings()})
        for (const Binding& binding : bindings) names.insert(binding.name);
    for (const Option& option : source.options) names.insert(option.id);
    for (const core::PlacedColumn& column : rules.layout.columns()) names.insert(column.name);
    const core::Board& board = *source.board;
    for (int i = 0; i < board.space_count() && names.size() <= most_compared; ++i) {
        names.insert(board.space(i).id);
        for (const auto& [name, value] : board.space(i).attributes) names.insert(name);
    }
    for (int i = 0; i < board.region_count() && names.size() <= most_compared; ++i) {
        names.insert(board.region(i).id);
        for (const auto& [name, value] : board.region(i).attributes) names.insert(name);
    }
    for (const core::PlacedDeck& deck : rules.layout.decks())
        for (const Card& card : deck.deck.cards)
            for (const auto& [name, value] : card.attributes) names.insert(name);
    if (names.size() > most_compared) return {};
    return {names.begin(), names.end()};
}

/// Of `c9_9`, where the map is a grid, how far its cells go; else empty.
std::string cells_of(const core::Board& board, const std::string& name) {
    if (board.grid_width() == 0 || name.size() < 4 || name[0] != 'c' ||
        name.find_first_not_of("0123456789_", 1) != std::string::npos)
        return {};
    return "cells go from c0_0 to c" + std::to_string(board.grid_width() - 1) + "_" +
           std::to_string(board.grid_height() - 1);
}

Diagnostics unknown_fields(LoadedRules& rules, const RulesetSource& source) {
    compile::FieldNames names = rules.compiled->field_names();
    const std::vector<std::string> known = names_meant(rules.rules, source, names.given);
    names.given.merge(platform_names(rules.state.sandbox.lua(), source));
    add_words(rules.rules, names.given);
    Diagnostics unknown;
    for (const auto& read : compile::unknown_fields(rules.compiled->program(), names)) {
        if (unknown.size() == most_declaration_faults) break;
        const std::string instead(read.of_handle ? "" : instead_of_function(read.name));
        const std::string cells = cells_of(*source.board, read.name);
        const std::string near = instead.empty() ? closest(read.name, known) : "";
        // Tables of a module may lack what another game has: an option, a rule of the house.
        unknown.push_back({read.of_handle ? Severity::error : Severity::warning,
                           {read.file, read.line, 0},
                           "nothing has `" + cleaned(read.name, longest_name) + "`",
                           !instead.empty() ? instead
                           : !cells.empty() ? cells
                           : near.empty()   ? "no column, card, map or table of these rules"
                                            : "did you mean `" + near + "`?",
                           "rules.unknown_field"});
    }
    return unknown;
}

/// Without those about a name on a line that are told already: of what nobody has, a text has none.
Diagnostics without_told(Diagnostics findings, const Diagnostics& told) {
    const auto named = [](const Diagnostic& finding) {
        return finding.message.substr(std::min(finding.message.find('`'), finding.message.size()));
    };
    std::erase_if(findings, [&](const Diagnostic& finding) {
        return std::any_of(told.begin(), told.end(), [&](const Diagnostic& one) {
            return one.code == finding.code && one.place.file == finding.place.file &&
                   one.place.line == finding.place.line && one.message.ends_with(named(finding));
        });
    });
    return findings;
}

Diagnostics hidden_attributes(const LoadedRules& rules, const RulesetSource& source) {
    const core::Board& board = *source.board;
    Diagnostics warnings;
    for (const core::PlacedColumn& column : rules.rules.layout.columns()) {
        const bool of_space = column.entity == core::Entity::space;
        if (!of_space && column.entity != core::Entity::region) continue;
        bool shown = false;
        for (int row = 0; row < column.rows; ++row)
            shown = shown || (of_space ? board.space(row).attributes : board.region(row).attributes)
                                     .count(column.name) > 0;
        if (shown)
            warnings.push_back(
                warning_at(column.place, "rules.hidden_attribute",
                           "column `" + column.name + "` hides what the map has under that name",
                           "give one of them another name"));
    }
    return warnings;
}

}  // namespace

Diagnostics doubts(const RulesetSource& source) {
    LoadedRules rules(source);
    rules.examined = true;
    if (!rules.load(true)) return {};
    const std::set<std::string> fields = rules.compiled->field_names().given;
    Diagnostics warnings;
    for (const compile::Doubt& doubt : rules.compiled->doubts()) {
        if (warnings.size() == most_declaration_faults) break;
        if (!doubt.sure && !is_likely(doubt, rules.rules, fields)) continue;
        if (is_elsewhere(doubt, source)) continue;
        if (doubt.of < compile::Doubt::Of::answer)
            warnings.push_back(finding_of(doubt, rules.rules));
        else if (auto warning = word_doubt(doubt, rules.rules, source.options))
            warnings.push_back(std::move(*warning));
    }
    append(warnings, without_told(unknown_fields(rules, source), warnings));
    append(warnings, hidden_attributes(rules, source));
    append(warnings, call_doubts(rules, source));
    append(warnings, verdict_doubts(rules));
    append(warnings, unending_phases(rules));
    append(warnings, unending_match(rules));
    append(warnings, unasked_phases(rules.rules));
    append(warnings, shared_phases(rules));
    append(warnings, listed_parts(rules));
    append(warnings, idle_columns(source, rules.rules.layout, column_words(rules.rules, source)));
    append(warnings, rules.state.modules.slips);
    append(warnings, unread_fields(source, rules.state.modules.fresh));
    append(warnings, unread_variables(rules));
    append(warnings, late_values(rules));
    append(warnings, rules.state.declaration_doubts);
    rules.state.find_columns(warnings);
    return warnings;
}

}  // namespace fronteira::script
