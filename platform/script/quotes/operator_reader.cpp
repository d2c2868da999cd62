// SPDX-License-Identifier: MIT
// From quotes to rules: operators.
#include "core/decided.hpp"
#include "script/always_so.hpp"
#include "script/hints/error_text.hpp"
#include "script/quotes/quote_reader.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::script {

using Kind = quote::Node::Kind;

namespace {

const char* name_of(QuotedValue::Type type) {
    static constexpr const char* names[] = {"a number", "true or false", "a word", "a seat",
                                            "a space",  "a region",      "a card", "a set of seats",
                                            "nil",      "the match"};
    return names[static_cast<size_t>(type)];
}

constexpr std::pair<const char*, const char*> mirrored[] = {
    {"<", ">"}, {">", "<"}, {"<=", ">="}, {">=", "<="}};

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

std::string QuoteReader::mirror(const std::string& sign) {
    for (const auto& [one, other] : mirrored)
        if (sign == one) return other;
    return sign;
}

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
                return wrong(node, "rules.wrong_type", "only regions can be counted here",
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
                     read->type == Type::nil
                         ? "compare something with it: owner == nil"
                         : "compare it with something: in Lua it would always be true");
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
        return compared(sign, both->first, both->second);
    }
    const bool joins = sign == "and" || sign == "or";
    const auto left = joins ? truth(node.parts[0]) : number(node.parts[0]);
    const auto right = joins ? truth(node.parts[1]) : number(node.parts[1]);
    if (!left || !right) return std::nullopt;
    const bool by_zero = node.parts[1].kind == Kind::number && node.parts[1].number == 0;
    if (by_zero && (sign == "//" || sign == "%"))
        return wrong(node, "rules.by_zero", "division by zero");
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
/// the other side can be. Two sides that can be several are compared by number.
bool QuoteReader::share_words(const Node& node, QuotedValue& left, QuotedValue& right) {
    const auto can_be_any = [](const QuotedValue& side) { return !side.text.empty(); };
    if (left.type != Type::word || right.type != Type::word || left.words == right.words)
        return true;
    if (right.words != nullptr && can_be_any(left))
        return give_word(node.parts[0], left, *right.words);
    if (left.words != nullptr && can_be_any(right))
        return give_word(node.parts[1], right, *left.words);
    if (left.words == nullptr || right.words == nullptr || *left.words == *right.words) return true;
    wrong(node, "rules.wrong_type",
          "`" + text_of(node.parts[0]) + "` and `" + text_of(node.parts[1]) +
              "` do not have the same words in the same order",
          "declare their words alike, or compare them in a function, after `where =`");
    return false;
}

/// A column beside a number that it cannot reach.
void QuoteReader::doubt(const Node& comparison, const QuotedValue& left, const QuotedValue& right) {
    const auto is_number = [](const Node& node) {
        return node.kind == Kind::number ||
               (node.is(Kind::unary, "-") && node.parts[0].kind == Kind::number);
    };
    const bool last = is_number(comparison.parts[1]);
    if (last == is_number(comparison.parts[0]) || decided_.size() == most_decided) return;
    const QuotedValue& number = last ? right : left;
    const core::Expression& read = rules_.expressions.at((last ? left : right).expression);
    if (read.op != Op::column || !number.known) return;
    const core::PlacedColumn& column =
        rules_.layout.column(static_cast<core::ColumnId>(read.value));
    const auto holds = core::decided(last ? comparison.word : mirror(comparison.word), column.min,
                                     column.max, *number.known);
    if (holds)
        decided_.push_back(
            always_so(quote_->place(comparison.at), text_of(comparison), *holds, column));
}

namespace {

/// What may be meant by a comparison of two kinds, or by one of what has no order.
std::string how_to_compare(const quote::Node& node, QuotedValue::Type left,
                           QuotedValue::Type right) {
    using Type = QuotedValue::Type;
    const auto is = [&](Type type) { return left == type || right == type; };
    if (node.parts[0].kind == Kind::binary && is_comparison(node.parts[0].word))
        return "join comparisons by `and`";
    if (is(Type::match) || is(Type::seats)) return "compare one of its columns: match.reserve == 3";
    if (is(Type::flag)) return "it is true or false by itself: `raided`, `not raided`";
    if (is(Type::nil)) return "it is never nil";
    if (left == right) return "only numbers and words have an order";
    if (is(Type::seat) && is(Type::number)) return "a seat has a number: owner.number == 1";
    if (is(Type::word) && is(Type::number)) return "write numbers without quotes";
    if (is(Type::word))
        return "compare ids in a function, after `where =`: to.region.id == \"asia\"";
    return "compare it with one of its kind";
}

}  // namespace

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
                  " by `" + node.word + "`",
              how_to_compare(node, left->type, right->type));
        return std::nullopt;
    }
    doubt(node, *left, *right);
    return std::pair{std::move(*left), std::move(*right)};
}

std::optional<QuotedValue> QuoteReader::compared(const std::string& sign, const QuotedValue& left,
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

}  // namespace fronteira::script
