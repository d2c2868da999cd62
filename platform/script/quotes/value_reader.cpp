// SPDX-License-Identifier: MIT
// From quotes to rules: names, members and methods, and what they stand for.
#include "script/hints/error_text.hpp"
#include "script/quotes/quote_reader.hpp"

#include <algorithm>

namespace fronteira::script {

using core::Entity;
using Kind = quote::Node::Kind;

namespace {

QuotedValue::Type type_of(core::Kind kind) {
    using Type = QuotedValue::Type;
    switch (kind) {
        case core::Kind::integer:
            return Type::number;
        case core::Kind::flag:
            return Type::flag;
        case core::Kind::choice:
            return Type::word;
        case core::Kind::seat:
            return Type::seat;
        case core::Kind::seats:
            return Type::seats;
        case core::Kind::space:
            return Type::space;
        case core::Kind::region:
            return Type::region;
        case core::Kind::card:
            return Type::card;
    }
    return Type::number;
}

QuotedValue::Type type_of(Entity entity) {
    using Type = QuotedValue::Type;
    return entity == Entity::seat     ? Type::seat
           : entity == Entity::space  ? Type::space
           : entity == Entity::region ? Type::region
                                      : Type::match;
}

QuotedValue::Type type_of(core::Slot::Type type) {
    using Type = QuotedValue::Type;
    switch (type) {
        case core::Slot::Type::space:
            return Type::space;
        case core::Slot::Type::seat:
            return Type::seat;
        case core::Slot::Type::region:
            return Type::region;
        case core::Slot::Type::card:
            return Type::card;
        case core::Slot::Type::choice:
            return Type::word;
        case core::Slot::Type::number:
            break;
    }
    return Type::number;
}

}  // namespace

std::optional<Entity> QuotedValue::entity() const {
    if (type == Type::seat) return Entity::seat;
    if (type == Type::space) return Entity::space;
    if (type == Type::region) return Entity::region;
    if (type == Type::match) return Entity::match;
    return std::nullopt;
}

QuotedValue QuoteReader::constant(Type type, int32_t number) {
    QuotedValue value{type, rules_.expressions.constant(number)};
    value.known = number;
    return value;
}

/// What depends on one or two others.
QuotedValue QuoteReader::made(Type type, core::Expression expression, const QuotedValue& left,
                              const QuotedValue* right) {
    QuotedValue value{type, rules_.expressions.add(expression)};
    value.of_candidate = left.of_candidate || (right != nullptr && right->of_candidate);
    return value;
}

QuotedValue QuoteReader::candidate() {
    QuotedValue value{type_of(*scope_.candidate), rules_.expressions.add({Op::row, 0, -1, -1})};
    value.is_candidate = value.of_candidate = true;
    value.name = scope_.name;
    return value;
}

QuotedValue QuoteReader::slot_value(const core::Slot& slot) {
    QuotedValue value{type_of(slot.type), rules_.expressions.add({Op::slot, slot.offset, -1, -1})};
    if (slot.type == core::Slot::Type::choice) value.words = &slot.choices;
    value.name = slot.name;
    return value;
}

QuotedValue QuoteReader::cell(core::ColumnId id, const QuotedValue& row) {
    const core::PlacedColumn& column = rules_.layout.column(id);
    const bool of_match = column.entity == Entity::match;
    QuotedValue value =
        made(type_of(column.kind), {Op::column, id, of_match ? -1 : row.expression, -1}, row);
    if (column.kind == core::Kind::choice) value.words = &column.choices;
    value.name = column.name;
    if (of_match ? !scope_.candidate : row.is_candidate) value.own = id;
    return value;
}

std::vector<std::string> QuoteReader::known_names() const {
    std::vector<std::string> names = {"me",    "turn",  "round",  "match", "option",
                                      "true",  "false", "nil",    "min",   "max",
                                      "count", "sum",   "linked", "all",   "tagged"};
    if (!scope_.name.empty()) names.push_back(scope_.name);
    if (scope_.move != nullptr)
        for (const core::Slot& slot : scope_.move->slots) names.push_back(slot.name);
    if (!scope_.candidate) return names;
    for (const auto& more : {columns_of(*scope_.candidate), attributes_of(*scope_.candidate)})
        names.insert(names.end(), more.begin(), more.end());
    return names;
}

/// The last value that shows the column; empty when none does.
std::string QuoteReader::slot_with(const std::string& column) const {
    using Is = core::Slot::Type;
    std::string found;
    if (scope_.move != nullptr)
        for (const core::Slot& slot : scope_.move->slots) {
            const auto entity = slot.type == Is::space    ? std::optional(Entity::space)
                                : slot.type == Is::seat   ? std::optional(Entity::seat)
                                : slot.type == Is::region ? std::optional(Entity::region)
                                                          : std::nullopt;
            if (entity && rules_.layout.find(*entity, column)) found = slot.name;
        }
    return found;
}

/// Whether some column may hold the word.
bool QuoteReader::is_a_choice(const std::string& word) const {
    const auto columns = rules_.layout.columns();
    return std::any_of(columns.begin(), columns.end(), [&](const core::PlacedColumn& column) {
        return std::find(column.choices.begin(), column.choices.end(), word) !=
               column.choices.end();
    });
}

/// What is said where a word stands for nothing, and is called nearly like nothing.
std::string QuoteReader::hint_for_unknown(const std::string& word) const {
    if (word == "space" || word == "seat" || word == "region")
        return "write columns of what is chosen by their name alone: owner == me";
    return scope_.candidate
               ? "there are its columns, earlier values, me, turn, round, match.name and "
                 "option.name"
               : "there are earlier values, me, turn, round, match.name and option.name";
}

std::optional<QuotedValue> QuoteReader::name(const Node& node) {
    const std::string& word = node.word;
    core::Expressions& all = rules_.expressions;
    const auto plain = [&](Type type, Op op) {
        QuotedValue value{type, all.add({op, 0, -1, -1})};
        value.name = word;
        return value;
    };
    if (word == "true" || word == "false") return constant(Type::flag, word == "true");
    if (word == "nil") return constant(Type::nil, core::none);
    if (word == "me") return plain(Type::seat, Op::me);
    if (word == "turn") return plain(Type::seat, Op::turn_seat);
    if (word == "round") return plain(Type::number, Op::round);
    if (word == "match") return QuotedValue{Type::match};
    if (scope_.candidate) {
        if (word == scope_.name) return candidate();
        if (auto found = column_or_attribute(word, candidate())) return found;
    }
    if (scope_.move != nullptr)
        for (const core::Slot& slot : scope_.move->slots)
            if (slot.name == word) return slot_value(slot);
    const std::string near = closest(word, known_names());
    std::string hint = near.empty() ? "" : "did you mean `" + near + "`?";
    if (rules_.layout.find(Entity::match, word)) hint = "write `match." + word + "`";
    if (const std::string slot = slot_with(word); !slot.empty())
        hint = "write `" + slot + "." + word + "`";
    if (hint.empty()) hint = hint_for_unknown(word);
    if (is_a_choice(word)) hint = "put a word in quotes of its own: '" + word + "'";
    return wrong(node, "rules.unknown_name", "nothing here is called `" + word + "`",
                 std::move(hint));
}

/// `option.defender_chooses`: known before the first match.
std::optional<QuotedValue> QuoteReader::option(const Node& node) {
    std::vector<std::string> names;
    for (const Option& option : source_.options) {
        names.push_back(option.id);
        if (option.id != node.word) continue;
        const auto chosen = source_.values.find(option.id);
        const int32_t number = chosen == source_.values.end() ? option.initial : chosen->second;
        if (option.type == Option::Type::flag) return constant(Type::flag, number);
        if (option.type == Option::Type::integer) return constant(Type::number, number);
        QuotedValue value = constant(Type::word, number);
        value.words = &option.choices;
        value.text = option.choices[static_cast<size_t>(number)];
        return value;
    }
    const std::string near = closest(node.word, names);
    return wrong(node, "rules.unknown_option", "there is no option `" + node.word + "`",
                 near.empty() ? "declare it in mod.toml" : "did you mean `" + near + "`?");
}

std::optional<QuotedValue> QuoteReader::member(const Node& node) {
    if (node.parts[0].is(Kind::name, "option")) return option(node);
    const auto row = value(node.parts[0]);
    if (!row) return std::nullopt;
    if (!row->entity())
        return wrong(node, "rules.bad_row",
                     "`" + text_of(node.parts[0]) + "` has no `" + node.word +
                         "`: it is not a row of the match");
    if (auto found = column_or_attribute(node.word, *row)) return found;
    const bool bare = row->type == Type::match &&
                      (node.word == "round" || node.word == "turn" || node.word == "me");
    auto names = columns_of(*row->entity());
    const auto printed = attributes_of(*row->entity());
    names.insert(names.end(), printed.begin(), printed.end());
    const std::string near = closest(node.word, names);
    const bool on_map = row->type == Type::space || row->type == Type::region;
    if (on_map && near.empty() &&
        may_be_elsewhere(*row, node.word)) {  // this map merely happens to lack it
        QuotedValue lacking = constant(Type::number, 0);
        lacking.name = node.word;
        return lacking;
    }
    return wrong(node, "rules.unknown_column",
                 "`" + text_of(node.parts[0]) + "` has no column `" + node.word + "`",
                 bare           ? "it is called `" + node.word + "` here"
                 : near.empty() ? on_map ? "no map has it either; declare it in rules/state.lua"
                                         : "declare it in rules/state.lua"
                                : "did you mean `" + near + "`?");
}

/// `me:hand_size('territory')`, `match:cards_left('territory')`, `me:count('owner')`,
/// `on:tagged('port')`.
std::optional<QuotedValue> QuoteReader::method(const Node& node) {
    const auto row = value(node.parts[0]);
    if (!row) return std::nullopt;
    const std::string& name = node.word;
    const auto known = {"tagged", "hand_size", "cards_left", "count", "regions", "linked"};
    if (std::find(known.begin(), known.end(), name) == known.end()) return no_such_method(node);
    const auto word = word_of(node, 1);
    if (!word || !reads_all(node, 1)) return std::nullopt;
    if (row->type == Type::space && name == "tagged") return tagged(node, *row);
    const bool hand = row->type == Type::seat && name == "hand_size";
    if (hand || (row->type == Type::match && name == "cards_left")) {
        const auto deck = rules_.layout.find_deck(*word);
        if (!deck)
            return wrong(node.parts[1], "rules.unknown_deck", "there is no deck `" + *word + "`",
                         "name it in `decks` of rules/state.lua");
        QuotedValue cards =
            made(Type::number,
                 {hand ? Op::cards : Op::pile, *deck, hand ? row->expression : -1, -1}, *row);
        cards.name = name;
        return cards;
    }
    if (row->type == Type::seat && (name == "count" || name == "regions")) {
        const auto column = rules_.layout.find(Entity::space, *word);
        if (!column || rules_.layout.column(*column).index < 0)
            return wrong(node.parts[1], "rules.unknown_column",
                         "`" + *word + "` is not a column of spaces that holds a seat");
        QuotedValue counted =
            made(Type::number,
                 {name == "count" ? Op::count : Op::regions, *column, row->expression, -1}, *row);
        counted.name = name;
        return counted;
    }
    return no_such_method(node);
}

std::nullopt_t QuoteReader::no_such_method(const Node& node) {
    return wrong(node, "rules.unknown_name",
                 "`" + text_of(node.parts[0]) + "` has no `" + node.word + "` here",
                 node.word == "neighbours"
                     ? "write `linked(from)`"
                     : "there are seat:hand_size, seat:count, #seat:regions, match:cards_left and "
                       "space:tagged; for anything else, use a function after `where =`");
}

}  // namespace fronteira::script
