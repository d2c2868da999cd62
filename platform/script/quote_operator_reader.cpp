// SPDX-License-Identifier: MIT
// From quotes to rules: operators and functions.
#include "script/error_text.hpp"
#include "script/quote_reader.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::script {

using core::Entity;
using Kind = quote::Node::Kind;

namespace {

const char* name_of(QuotedValue::Type type) {
    static constexpr const char* names[] = {"a number", "true or false", "a word", "a seat",
                                            "a space",  "a region",      "a card", "a set of seats",
                                            "nil",      "the match"};
    return names[static_cast<size_t>(type)];
}

bool is_comparison(const std::string& sign) {
    return sign == "==" || sign == "~=" || sign.front() == '<' || sign.front() == '>';
}

bool answers(const std::string& sign, int64_t left, int64_t right) {
    if (sign == "==") return left == right;
    if (sign == "~=") return left != right;
    if (sign == "<") return left < right;
    if (sign == "<=") return left <= right;
    if (sign == ">") return left > right;
    return left >= right;
}

}  // namespace

std::optional<QuotedValue> QuoteReader::value(const Node& node) {
    switch (node.kind) {
        case Kind::number:
            return constant(Type::number, static_cast<int32_t>(node.number));
        case Kind::text: {
            QuotedValue word{Type::word};
            word.text = node.word;
            return word;
        }
        case Kind::name:
            return name(node);
        case Kind::member:
            return member(node);
        case Kind::call:
            return call(node);
        case Kind::method:
            if (node.word == "regions")
                return wrong(node, "rules.wrong_type", "regions are counted here",
                             "write `#" + text_of(node) + "`");
            return method(node);
        case Kind::unary:
            return unary(node);
        case Kind::binary:
            return binary(node);
    }
    return std::nullopt;
}

std::optional<QuotedValue> QuoteReader::number(const Node& node) {
    auto read = value(node);
    if (read && read->type != Type::number)
        return wrong(node, "rules.wrong_type",
                     "`" + text_of(node) + "` is " + name_of(read->type) + ", not a number");
    return read;
}

/// As a condition: what is not nil is true, and a number is nothing that one asks about.
std::optional<QuotedValue> QuoteReader::truth(const Node& node) {
    auto read = value(node);
    if (!read || read->type == Type::flag) return read;
    const bool row = read->type == Type::seat || read->type == Type::space ||
                     read->type == Type::region || read->type == Type::card;
    if (!row)
        return wrong(node, "rules.wrong_type",
                     "`" + text_of(node) + "` is " + name_of(read->type) + ", not a condition",
                     "compare it: in Lua it would always be true");
    return made(Type::flag,
                {Op::differs, 0, read->expression, rules_.expressions.constant(core::none)}, *read);
}

QuotedValue QuoteReader::opposite(const QuotedValue& flag) {
    if (flag.known) return constant(Type::flag, *flag.known == 0);
    return made(Type::flag, {Op::opposite, 0, flag.expression, -1}, flag);
}

std::optional<QuotedValue> QuoteReader::unary(const Node& node) {
    const Node& inner = node.parts[0];
    if (node.word == "#") {
        if (inner.kind == Kind::method && inner.word == "regions") return method(inner);
        return wrong(node, "rules.wrong_type", "`#` counts regions here",
                     "#me:regions('owner'); cards are counted by me:hand_size('deck')");
    }
    if (node.word == "not") {
        const auto flag = truth(inner);
        if (!flag) return std::nullopt;
        return opposite(*flag);
    }
    const auto read = number(inner);
    if (!read) return std::nullopt;
    if (read->known) return constant(Type::number, core::clamp(-int64_t{*read->known}));
    return made(Type::number, {Op::subtract, 0, rules_.expressions.constant(0), read->expression},
                *read);
}

std::optional<QuotedValue> QuoteReader::binary(const Node& node) {
    const std::string& sign = node.word;
    if (is_comparison(sign)) {
        const auto both = sides(node);
        if (!both) return std::nullopt;
        return compared(node, sign, both->first, both->second);
    }
    const bool joins = sign == "and" || sign == "or";
    const auto left = joins ? truth(node.parts[0]) : number(node.parts[0]);
    const auto right = joins ? truth(node.parts[1]) : number(node.parts[1]);
    if (!left || !right) return std::nullopt;
    if (joins) {
        const int32_t enough = sign == "or" ? 1 : 0;
        for (const auto* one : {&*left, &*right})
            if (one->known)
                return *one->known == enough ? constant(Type::flag, enough)
                       : one == &*left       ? *right
                                             : *left;
    }
    static constexpr std::pair<const char*, Op> operations[] = {
        {"+", Op::add},       {"-", Op::subtract}, {"*", Op::multiply}, {"//", Op::divide},
        {"%", Op::remainder}, {"and", Op::both},   {"or", Op::either}};
    Op op = Op::add;
    for (const auto& [name, operation] : operations)
        if (sign == name) op = operation;
    return made(joins ? Type::flag : Type::number, {op, 0, left->expression, right->expression},
                *left, &*right);
}

/// A word by its number among those that it can be.
bool QuoteReader::give_word(const Node& node, QuotedValue& word,
                            const std::vector<std::string>& words) {
    const auto found = std::find(words.begin(), words.end(), word.text);
    if (found == words.end()) {
        const std::string near = closest(word.text, words);
        wrong(node, "rules.unknown_choice", "there is no choice `" + word.text + "` here",
              near.empty() ? "" : "did you mean `" + near + "`?");
        return false;
    }
    const std::string text = word.text;
    word = constant(Type::word, static_cast<int32_t>(found - words.begin()));
    word.words = &words;
    return true;
}

/// Numbers the words of two sides alike: a word in quotes, or that of an option, among those that
/// the other side can be.
bool QuoteReader::share_words(const Node& node, QuotedValue& left, QuotedValue& right) {
    const auto can_be_any = [](const QuotedValue& side) { return !side.text.empty(); };
    if (left.type != Type::word || right.type != Type::word || left.words == right.words)
        return true;
    if (right.words != nullptr && can_be_any(left))
        return give_word(node.parts[0], left, *right.words);
    if (left.words != nullptr && can_be_any(right))
        return give_word(node.parts[1], right, *left.words);
    return true;
}

/// Both sides of a comparison, which must be of one kind.
std::optional<std::pair<QuotedValue, QuotedValue>> QuoteReader::sides(const Node& node) {
    auto left = value(node.parts[0]), right = value(node.parts[1]);
    if (!left || !right) return std::nullopt;
    if (!share_words(node, *left, *right)) return std::nullopt;
    const bool ordered = node.word != "==" && node.word != "~=";
    const bool nil = left->type == Type::nil || right->type == Type::nil;
    const Type other = left->type == Type::nil ? right->type : left->type;
    const bool may_be_nil = other == Type::seat || other == Type::space || other == Type::region ||
                            other == Type::card || other == Type::nil;
    const bool has_order = left->type == Type::number || left->type == Type::word;
    const bool like = nil ? may_be_nil : left->type == right->type;
    if (!like || (ordered && !has_order) || left->type == Type::match) {
        wrong(node, "rules.wrong_type",
              std::string(name_of(left->type)) + " is compared with " + name_of(right->type) +
                  " by `" + node.word + "`");
        return std::nullopt;
    }
    return std::pair{std::move(*left), std::move(*right)};
}

std::optional<QuotedValue> QuoteReader::compared(const Node&, const std::string& sign,
                                                 const QuotedValue& left,
                                                 const QuotedValue& right) {
    if (left.expression < 0 && right.expression < 0)  // two words that are known
        return constant(Type::flag, answers(sign, left.text.compare(right.text), 0));
    if (left.known && right.known)
        return constant(Type::flag, answers(sign, *left.known, *right.known));
    const bool turned = sign.front() == '>';
    const Op op = sign == "=="       ? Op::equal
                  : sign == "~="     ? Op::differs
                  : sign.size() == 1 ? Op::less
                                     : Op::at_most;
    return made(Type::flag,
                {op, 0, turned ? right.expression : left.expression,
                 turned ? left.expression : right.expression},
                left, &right);
}

/// The string that is part `part` of a call.
std::optional<std::string> QuoteReader::word_of(const Node& call, size_t part) {
    if (part < call.parts.size() && call.parts[part].kind == Kind::text)
        return call.parts[part].word;
    return wrong(part < call.parts.size() ? call.parts[part] : call, "rules.wrong_type",
                 "`" + text_of(call.parts[0]) + "` wants a name in quotes here");
}

std::optional<QuotedValue> QuoteReader::call(const Node& node) {
    const std::string word = node.parts[0].kind == Kind::name ? node.parts[0].word : "";
    if (word == "min" || word == "max") return least_or_most(node);
    if (word == "count") return count(node);
    if (word == "sum") return sum(node);
    if (word == "tagged" && scope_.candidate == Entity::space) return tagged(node, candidate());
    if (word == "contains" && node.parts.size() == 3) {
        const auto seats = value(node.parts[1]), seat = value(node.parts[2]);
        if (!seats || !seat) return std::nullopt;
        if (seats->type != Type::seats || seat->type != Type::seat)
            return wrong(node, "rules.wrong_type", "`contains` wants a set of seats and a seat");
        return made(Type::flag, {Op::contains, 0, seats->expression, seat->expression}, *seats,
                    &*seat);
    }
    if (word == "linked" || word == "all")
        return wrong(node, "rules.bad_clause",
                     "`" + word + "` stands alone, or joined to others by `and`");
    const bool math = node.parts[0].kind == Kind::member &&
                      (node.parts[0].word == "min" || node.parts[0].word == "max");
    const std::string near =
        math ? node.parts[0].word
             : closest(word, {"min", "max", "count", "sum", "tagged", "contains", "linked", "all"});
    return wrong(node, "rules.unknown_name",
                 "nothing that can be called here is named `" + text_of(node.parts[0]) + "`",
                 near.empty() ? "let a function compute it" : "did you mean `" + near + "`?");
}

std::optional<QuotedValue> QuoteReader::least_or_most(const Node& node) {
    if (node.parts.size() < 3)
        return wrong(node, "rules.bad_quote",
                     "`" + node.parts[0].word + "` wants two numbers or more");
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
                 "`" + node.parts[0].word + "` is of space, region or seat");
}

/// `count(space, owner == me and armies > 1)`.
std::optional<QuotedValue> QuoteReader::count(const Node& node) {
    const auto entity = rows_named(node);
    if (!entity) return std::nullopt;
    core::Rows rows{*entity, {}};
    const QuoteScope around = scope_;
    scope_.candidate = entity;
    scope_.name.clear();
    Clauses inner{rows.tests};
    if (node.parts.size() > 2) split(node.parts[2], inner);
    join_others(rules_.expressions, rows.tests);
    scope_ = around;
    if (failed_) return std::nullopt;
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
    const std::string name = node.parts.size() == 3 ? node.parts[2].word : "";
    const auto column = rules_.layout.find(*entity, name);
    if (!column || rules_.layout.column(*column).kind != core::Kind::integer) {
        const std::string near = closest(name, columns_of(*entity));
        return wrong(node.parts.back(), "rules.unknown_column",
                     "`" + name + "` is no number of such rows",
                     near.empty() ? "sum(region, reserve)" : "did you mean `" + near + "`?");
    }
    QuotedValue summed{Type::number, rules_.expressions.add({Op::sum, *column, -1, -1})};
    summed.name = name;
    return summed;
}

std::optional<QuotedValue> QuoteReader::tagged(const Node& node, const QuotedValue& space) {
    const auto word = word_of(node, 1);
    if (!word) return std::nullopt;
    const auto tag = rules_.board->find_tag(*word);
    if (!tag)
        return wrong(node.parts[1], "rules.unknown_tag",
                     "the map tags no space as `" + *word + "`");
    QuotedValue value =
        made(Type::flag, {Op::tagged, static_cast<int32_t>(*tag), space.expression, -1}, space);
    value.name = *word;
    return value;
}

}  // namespace fronteira::script
