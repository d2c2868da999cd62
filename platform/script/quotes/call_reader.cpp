// SPDX-License-Identifier: MIT
// From quotes to rules: functions.
#include "script/hints/error_text.hpp"
#include "script/quotes/quote_reader.hpp"

namespace fronteira::script {

using core::Entity;
using Kind = quote::Node::Kind;

/// The string that is part `part` of a call.
std::optional<std::string> QuoteReader::word_of(const Node& call, size_t part) {
    if (part < call.parts.size() && call.parts[part].kind == Kind::text)
        return call.parts[part].word;
    const bool method = call.kind == Kind::method;
    return wrong(part < call.parts.size() ? call.parts[part] : call, "rules.wrong_type",
                 "`" + text_of(call.parts[0]) + (method ? ":" + call.word : "") +
                     "` needs a name in quotes here",
                 method && call.word == "linked" ? "write `linked(from)`" : "");
}

/// Whether the call has no more than so many arguments; what nobody reads is told.
bool QuoteReader::reads_all(const Node& call, size_t most) {
    if (call.parts.size() <= most + 1) return true;
    const std::string name =
        call.kind == Kind::method ? text_of(call.parts[0]) + ":" + call.word : call.parts[0].word;
    wrong(call.parts[most + 1], "rules.unread_argument",
          "`" + name + "` reads " + (most == 1 ? "one argument" : "two arguments") + " here",
          call.word == "cards_left"
              ? "it counts the pile; count other zones in a function after `where =`"
              : "remove what nobody reads");
    return false;
}

std::optional<QuotedValue> QuoteReader::call(const Node& node) {
    const std::string word = node.parts[0].kind == Kind::name ? node.parts[0].word : "";
    if (word == "min" || word == "max") return least_or_most(node);
    if (word == "count") return count(node);
    if (word == "sum") return sum(node);
    if (word == "tagged" && scope_.candidate == Entity::space) return tagged(node, candidate());
    if (word == "contains") {
        if (!reads_all(node, 2)) return std::nullopt;
        if (node.parts.size() < 3)
            return wrong(node, "rules.wrong_type", "`contains` needs a set of seats and a seat",
                         "contains(me.friends, owner)");
        const auto seats = value(node.parts[1]), seat = value(node.parts[2]);
        if (!seats || !seat) return std::nullopt;
        if (seats->type != Type::seats || seat->type != Type::seat)
            return wrong(node, "rules.wrong_type", "`contains` needs a set of seats and a seat",
                         "contains(me.friends, owner)");
        return made(Type::flag, {Op::contains, 0, seats->expression, seat->expression}, *seats,
                    &*seat);
    }
    if (word == "linked" || word == "all")
        return wrong(node, "rules.bad_clause",
                     "`" + word + "` must stand alone, or be joined to others by `and`",
                     word == "all" ? "for anything else, use a function after `where =`"
                                   : "use a function instead: where = function(match, to, "
                                     "from) return from:linked(to) or to == from end");
    const bool math = node.parts[0].kind == Kind::member &&
                      (node.parts[0].word == "min" || node.parts[0].word == "max");
    const std::string near =
        math ? node.parts[0].word
             : closest(word, {"min", "max", "count", "sum", "tagged", "contains", "linked", "all"});
    return wrong(node, "rules.unknown_name",
                 "nothing that can be called here has the name `" + text_of(node.parts[0]) + "`",
                 near.empty() ? word.starts_with("neigh") || word.starts_with("adjacent")
                                    ? "write `linked(from)`"
                                    : "let a function compute it"
                              : "did you mean `" + near + "`?");
}

std::optional<QuotedValue> QuoteReader::least_or_most(const Node& node) {
    if (node.parts.size() < 3)
        return wrong(node, "rules.bad_quote",
                     "`" + node.parts[0].word + "` needs two numbers or more",
                     node.parts[0].word + "(3, from.armies - 1)");
    const Op op = node.parts[0].word == "min" ? Op::least : Op::most;
    auto found = number(node.parts[1]);
    for (size_t i = 2; found && i < node.parts.size(); ++i) {
        const auto next = number(node.parts[i]);
        if (!next) return std::nullopt;
        found = made(Type::number, {op, 0, found->expression, next->expression}, *found, &*next);
    }
    return found;
}

/// `space`, `region` or `seat`, the first part of a call.
std::optional<Entity> QuoteReader::rows_named(const Node& node) {
    const Node* rows = node.parts.size() > 1 ? &node.parts[1] : nullptr;
    if (rows != nullptr && rows->is(Kind::name, "space")) return Entity::space;
    if (rows != nullptr && rows->is(Kind::name, "region")) return Entity::region;
    if (rows != nullptr && rows->is(Kind::name, "seat")) return Entity::seat;
    return wrong(rows != nullptr ? *rows : node, "rules.bad_row",
                 "`" + node.parts[0].word + "` is of space, region or seat",
                 node.parts[0].word == "sum" ? "sum(space, armies)" : "count(space, owner == me)");
}

/// `count(space, owner == me and armies > 1)`.
std::optional<QuotedValue> QuoteReader::count(const Node& node) {
    const auto entity = rows_named(node);
    if (!entity || !reads_all(node, 2)) return std::nullopt;
    core::Rows rows{*entity, {}};
    const size_t before = faults_.size();
    const QuoteScope around = scope_;
    scope_.candidate = entity;
    scope_.name.clear();
    Clauses inner{rows.tests};
    if (node.parts.size() > 2) split(node.parts[2], inner);
    join_others(rules_.expressions, rows.tests);
    scope_ = around;
    if (faults_.size() > before) return std::nullopt;
    core::Expressions& all = rules_.expressions;
    QuotedValue counted{Type::number};
    counted.name = "count";
    const bool by_seat = rows.tests.size() == 1 && rows.tests[0].op == core::Test::Op::equal &&
                         rows.tests[0].column >= 0 &&
                         rules_.layout.column(rows.tests[0].column).index >= 0;
    counted.expression = by_seat
                             ? all.add({Op::count, rows.tests[0].column, rows.tests[0].operand, -1})
                             : all.add({Op::rows, all.add(std::move(rows)), -1, -1});
    return counted;
}

/// `sum(region, reserve)`.
std::optional<QuotedValue> QuoteReader::sum(const Node& node) {
    const auto entity = rows_named(node);
    if (!entity) return std::nullopt;
    if (node.parts.size() != 3 || node.parts[2].kind != Kind::name)
        return wrong(node.parts.back(), "rules.bad_quote", "`sum` needs the name of a column",
                     "sum(" + node.parts[1].word + ", armies)");
    const std::string& name = node.parts[2].word;
    const auto column = rules_.layout.find(*entity, name);
    if (!column || rules_.layout.column(*column).kind != core::Kind::integer) {
        if (column && rules_.layout.column(*column).kind == core::Kind::flag)
            return wrong(node.parts.back(), "rules.wrong_type",
                         "`" + name + "` is true or false, and has no sum",
                         "count(" + node.parts[1].word + ", " + name + ") is how many are");
        const std::string near = column ? "" : closest(name, columns_of(*entity));
        return wrong(node.parts.back(), "rules.unknown_column",
                     "`" + name + "` is not a number of such rows",
                     near.empty() ? "count(" + node.parts[1].word + ", ...) counts rows"
                                  : "did you mean `" + near + "`?");
    }
    QuotedValue summed{Type::number, rules_.expressions.add({Op::sum, *column, -1, -1})};
    summed.name = name;
    return summed;
}

/// The map may merely happen to have no such space, but for tags that it has nearly by that name,
/// and those that no map of the mod has.
bool QuoteReader::check_tag(const Node& node, const std::string& word) {
    const std::string near = closest(word, rules_.board->tags());
    if (!near.empty())
        wrong(node, "rules.unknown_tag", "the map tags no space as `" + word + "`",
              "did you mean `" + near + "`?");
    else if (!source_.elsewhere || !source_.elsewhere().tags.contains(word))
        wrong(node, "rules.unknown_tag", "no map of the mod tags a space as `" + word + "`",
              "spaces have their `tags` in the map");
    else
        return true;
    return false;
}

std::optional<QuotedValue> QuoteReader::tagged(const Node& node, const QuotedValue& space) {
    const auto word = word_of(node, 1);
    if (!word || !reads_all(node, 1)) return std::nullopt;
    const auto tag = rules_.board->find_tag(*word);
    if (!tag && !check_tag(node.parts[1], *word)) return std::nullopt;
    if (!tag) return constant(Type::flag, 0);
    QuotedValue value =
        made(Type::flag, {Op::tagged, static_cast<int32_t>(*tag), space.expression, -1}, space);
    value.name = *word;
    return value;
}

}  // namespace fronteira::script
