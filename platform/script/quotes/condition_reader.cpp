// SPDX-License-Identifier: MIT
// From quotes to rules: conditions, and the clauses that `and` joins in them.
#include "script/always_so.hpp"
#include "script/hints/error_text.hpp"
#include "script/quotes/quote_reader.hpp"

#include <algorithm>

namespace fronteira::script {

using core::Test;
using Kind = quote::Node::Kind;

namespace {

Test holds(int32_t expression, std::string name) {
    Test test;
    test.op = Test::Op::holds;
    test.operand = expression;
    test.name = std::move(name);
    return test;
}

}  // namespace

/// Whether it is the same in every match; options are.
std::optional<bool> QuoteReader::known_truth(const Node& node) {
    const auto read = truth(node);
    if (!read || !read->known) return std::nullopt;
    return *read->known != 0;
}

void QuoteReader::split(const Node& node, Clauses& into) {
    if (node.is(Kind::binary, "and")) {
        split(node.parts[0], into);
        return split(node.parts[1], into);
    }
    const size_t before = faults_.size();
    if (split_special(node, into)) return;
    if (node.is(Kind::binary, "or"))
        for (const size_t side : {size_t{0}, size_t{1}})
            if (const auto known = known_truth(node.parts[side])) {
                if (!*known) split(node.parts[1 - side], into);
                return;
            }
    if (faults_.size() > before) return;
    if (node.is(Kind::unary, "not")) return add_truth(node.parts[0], false, into);
    constexpr std::string_view comparisons[] = {"==", "~=", "<", "<=", ">", ">="};
    const bool compares = node.kind == Kind::binary &&
                          std::find(std::begin(comparisons), std::end(comparisons), node.word) !=
                              std::end(comparisons);
    if (compares) return add_comparison(node, into);
    add_truth(node, true, into);
}

/// What is not a value, but a clause of its own.
bool QuoteReader::split_special(const Node& node, Clauses& into) {
    if (node.kind != Kind::call || node.parts[0].kind != Kind::name) return false;
    const std::string& word = node.parts[0].word;
    if (word == "linked") {
        add_linked(node, into);
    } else if (word == "all") {
        add_all_spaces(node, into);
    } else if (word == "tagged" && scope_.candidate == core::Entity::space) {
        const auto truth = call(node);
        if (truth && truth->known) return false;  // another map has such spaces
        if (truth) {
            Test test;
            test.op = Test::Op::tagged;
            test.column = static_cast<int16_t>(rules_.expressions.at(truth->expression).value);
            test.name = *word_of(node, 1);
            add(into, std::move(test));
        }
    } else {
        return false;
    }
    return true;
}

void QuoteReader::add(Clauses& into, Test test, int32_t value) {
    if (!faults_.empty()) return;  // nothing is played by it
    if (into.values != nullptr && test.op == Test::Op::holds) test.operand = -1;  // it is the value
    into.tests.push_back(std::move(test));
    if (into.values != nullptr) into.values->push_back(value);
}

/// Anything that is true or false.
void QuoteReader::add_general(const Node& node, const QuotedValue& truth, Clauses& into) {
    if (truth.known && *truth.known != 0) return;
    add(into, holds(truth.expression, truth.name.empty() ? text_of(node) : truth.name),
        truth.expression);
}

/// Who decides and what is chosen are always there: `me` for `whom == me`.
void QuoteReader::doubt_presence(const Node& node, const QuotedValue& row) {
    const bool there = row.is_candidate ||
                       (row.expression >= 0 && rules_.expressions.at(row.expression).op == Op::me);
    if (!there || decided_.size() == most_decided) return;
    decided_.push_back(always_there(quote_->place(node.at), text_of(node)));
}

/// `wall`, `not wall`; `owner` is there when it is not nil.
void QuoteReader::add_truth(const Node& node, bool wanted, Clauses& into) {
    auto read = value(node);
    if (!read) return;
    const bool row = read->entity().has_value() || read->type == Type::card;
    if (row) doubt_presence(node, *read);
    const bool compared = into.values != nullptr && !read->known && !read->name.empty();
    if ((read->type == Type::flag || row) && (read->own >= 0 || compared)) {
        Test test;
        test.op = row && wanted ? Test::Op::not_equal : Test::Op::equal;
        test.operand = rules_.expressions.constant(row ? core::none : wanted ? 1 : 0);
        test.column = read->own;
        test.name = read->name;
        return add(into, std::move(test), read->own >= 0 ? -1 : read->expression);
    }
    auto flag = truth(node);
    if (!flag) return;
    if (!wanted) {
        flag = opposite(*flag);
        flag->name = "not " + text_of(node);
    }
    add_general(node, *flag, into);
}

/// Whether `own` is more (less) than `other` just when it is at least (at most) one more (less):
/// numbers end at `INT32_MAX`, and nothing is more than that.
bool QuoteReader::steps_over(const QuotedValue& own, const QuotedValue& other, bool more) const {
    const auto& operand = rules_.expressions.at(other.expression);
    if (operand.op == Op::constant) return operand.value != (more ? INT32_MAX : -INT32_MAX);
    core::ColumnId id = own.own;
    if (id < 0 && own.expression >= 0) {
        const core::Expression& read = rules_.expressions.at(own.expression);
        // What is not a column and not reckoned is counted, and never so much.
        if (read.op != Op::column) return read.op < Op::add;
        id = static_cast<core::ColumnId>(read.value);
    }
    if (id < 0) return true;
    const core::PlacedColumn& column = rules_.layout.column(id);
    return more ? column.max < INT32_MAX : column.min > -INT32_MAX;
}

/// A column of the row, or the row itself, beside anything else; a reason that has words. Nothing
/// where it takes the comparison as a whole.
std::optional<Test> QuoteReader::own_test(const QuotedValue& own, const std::string& sign,
                                          const QuotedValue& other) {
    Test test;
    test.name = own.name;
    test.column = own.own;
    test.operand = other.expression;
    const auto shifted = [&](int32_t by) {
        const auto& operand = rules_.expressions.at(other.expression);
        if (operand.op == Op::constant) return rules_.expressions.constant(operand.value + by);
        return rules_.expressions.add(
            {Op::add, 0, other.expression, rules_.expressions.constant(by)});
    };
    if (sign == "==") return test;
    if (sign == "~=") {
        test.op = Test::Op::not_equal;
        const bool me = rules_.expressions.at(other.expression).op == Op::me;
        if (own.is_candidate && me) test.op = Test::Op::other_seat;
        return test;
    }
    const bool more = sign.front() == '>';
    test.op = more ? Test::Op::at_least : Test::Op::at_most;
    if (sign.size() > 1) return test;
    if (!steps_over(own, other, more)) return std::nullopt;
    test.operand = shifted(more ? 1 : -1);
    return test;
}

void QuoteReader::add_comparison(const Node& node, Clauses& into) {
    const auto both = sides(node);
    if (!both) return;
    auto [left, right] = *both;
    std::string sign = node.word;
    const auto is_own = [](const QuotedValue& one) { return one.own >= 0 || one.is_candidate; };
    const bool turn_round =
        into.values != nullptr ? left.known && !right.known : !is_own(left) && is_own(right);
    if (turn_round) {
        std::swap(left, right);
        sign = mirror(sign);
    }
    const bool of_match = into.values != nullptr;
    const auto whole = compared(sign, left, right);
    if (!whole) return;
    if (whole->known) return add_general(node, *whole, into);
    const bool ordered = sign != "==" && sign != "~=";
    const bool plain = of_match
                           ? left.expression >= 0
                           : is_own(left) && !right.of_candidate && !(left.is_candidate && ordered);
    const auto own = plain ? own_test(left, sign, right) : std::nullopt;
    if (!own) return add_general(node, *whole, into);
    Test test = *own;
    if (of_match && test.name.empty()) test.name = text_of(node);
    if (left.is_candidate) test.column = -1;
    add(into, std::move(test), of_match && left.own < 0 ? left.expression : -1);
}

/// `owner and owner ~= me` is one clause: it belongs to somebody else.
void QuoteReader::join_others(const core::Expressions& all, std::vector<Test>& tests) {
    const auto differs = [&](const Test& test, Op op) {
        if (test.op != Test::Op::not_equal || test.column < 0) return false;
        const core::Expression& operand = all.at(test.operand);
        return operand.op == op && (op == Op::me || operand.value == core::none);
    };
    for (Test& test : tests) {
        if (!differs(test, Op::me)) continue;
        const auto there = std::find_if(tests.begin(), tests.end(), [&](const Test& other) {
            return other.column == test.column && differs(other, Op::constant);
        });
        if (there == tests.end()) continue;
        test.op = Test::Op::other_seat;
        test.operand = -1;
        tests.erase(there);
        return join_others(all, tests);
    }
}

/// `linked(from)`, `linked(from, 'sea', 'air')`.
void QuoteReader::add_linked(const Node& node, Clauses& into) {
    const bool of_move = into.slot != nullptr && scope_.move != nullptr && !scope_.name.empty();
    if (!of_move || into.slot->type != core::Slot::Type::space) {
        wrong(node, "rules.bad_clause", "`linked` only applies to a space of the move",
              "space \"to\" \"linked(from)\"");
        return;
    }
    const auto& slots = scope_.move->slots;
    const std::string from = node.parts.size() > 1 ? node.parts[1].word : "";
    const auto found = std::find_if(slots.begin(), slots.end(), [&](const core::Slot& slot) {
        return slot.name == from && slot.type == core::Slot::Type::space;
    });
    if (found == slots.end() && node.parts.size() > 1 && node.parts[1].kind == Kind::member) {
        const std::string& row = node.parts[1].parts[0].word;  // `me.home`
        const std::string of = row == "me" || row == "turn" ? "match." + row : row;
        const bool of_kind = node.parts.size() == 3 && node.parts[2].kind == Kind::text;
        const std::string kind = of_kind ? "'" + node.parts[2].word + "'" : "";
        wrong(node.parts[1], "rules.unknown_slot",
              "`linked` needs an earlier space of the move, not a column of `" + row + "`",
              "{ among = function(match) return " + of + "." + from + ":neighbours(" + kind +
                  ") end }");
        return;
    }
    if (node.parts.size() == 1) {
        wrong(node, "rules.bad_quote", "`linked` needs an earlier space of the move",
              "linked(from)");
        return;
    }
    if (found == slots.end()) {
        wrong(node.parts.size() > 1 ? node.parts[1] : node, "rules.unknown_slot",
              "`" + scope_.name + "` is linked to `" + from + "`, which is not an earlier space",
              "values can only depend on those written before them");
        return;
    }
    into.slot->linked_to = static_cast<int>(found - slots.begin());
    for (size_t i = 2; i < node.parts.size(); ++i)
        if (const auto word = word_of(node, i)) {
            const auto kind = rules_.board->find_link_kind(*word);
            if (!kind) check_link_kind(node.parts[i], *word);
            // 255: the map has no such link, and none will do.
            into.slot->link_kinds.push_back(static_cast<uint8_t>(kind.value_or(255)));
        }
}

/// The map may merely happen to lack such links, but for those that it has nearly by that name, and
/// those that no map of the mod has.
void QuoteReader::check_link_kind(const Node& node, const std::string& word) {
    const std::string near = closest(word, rules_.board->link_kinds());
    if (!near.empty())
        wrong(node, "rules.unknown_name", "no link of the map is a `" + word + "`",
              "did you mean `" + near + "`?");
    else if (source_.elsewhere && !source_.elsewhere().links.contains(word))
        wrong(node, "rules.unknown_name", "no map of the mod has links of the kind `" + word + "`",
              "the map lists the kinds of links in [links]");
}

/// `all(space, owner == me)`, of a region.
void QuoteReader::add_all_spaces(const Node& node, Clauses& into) {
    if (scope_.candidate != core::Entity::region || node.parts.size() != 3 ||
        !node.parts[1].is(Kind::name, "space")) {
        wrong(node, "rules.bad_clause", "`all` is a question to a region about its spaces",
              "region \"where\" \"all(space, owner == me)\"");
        return;
    }
    Test test;
    test.op = Test::Op::all_spaces;
    test.name = "all_spaces";
    const QuoteScope around = scope_;
    scope_.candidate = core::Entity::space;
    scope_.name.clear();
    Clauses inner{test.of_spaces};
    split(node.parts[2], inner);
    join_others(rules_.expressions, test.of_spaces);
    scope_ = around;
    add(into, std::move(test));
}

}  // namespace fronteira::script
