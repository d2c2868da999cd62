// SPDX-License-Identifier: MIT
// From descriptions to rules: clauses and expressions.
#include "script/error_text.hpp"
#include "script/rule_reader.hpp"

#include <algorithm>
#include <cstring>

namespace fronteira::script {

using core::Entity;
using core::Expression;
using Op = Expression::Op;

bool RuleReader::is_word(int at, const core::Column* column) const {
    return lua_type(lua_, at) == LUA_TSTRING && column != nullptr && !column->choices.empty();
}

/// What a clause compares with: a word of the column, by its place, or an expression.
std::optional<int32_t> RuleReader::read_operand(int at, const core::Column* column, Scope& scope) {
    if (!is_word(at, column)) return read_expression(at, scope);
    const std::string word = lua_tostring(lua_, at);
    const auto found = std::find(column->choices.begin(), column->choices.end(), word);
    if (found != column->choices.end())
        return rules_.expressions.constant(static_cast<int32_t>(found - column->choices.begin()));
    fault(scope.place, "rules.unknown_choice",
          "`" + column->name + "` has no choice `" + word + "`",
          "did you mean `" + closest(word, column->choices) + "`?");
    return std::nullopt;
}

std::optional<core::Test> RuleReader::read_test(int at, const core::Column* column, Scope& scope) {
    core::Test test;
    const Declared* declared = to_declared(lua_, at);
    const std::string tag = declared == nullptr ? "" : declared->tag;
    if (tag == "someone_else") {
        test.op = core::Test::Op::other_seat;
        return test;
    }
    static constexpr std::pair<const char*, core::Test::Op> comparisons[] = {
        {"at_least", core::Test::Op::at_least},
        {"at_most", core::Test::Op::at_most},
        {"is_not", core::Test::Op::not_equal},
        {"contains", core::Test::Op::has_bit}};
    for (const auto& [word, op] : comparisons)
        if (tag == word) {
            test.op = op;
            push_argument(lua_, at, 1);
            const auto operand = read_operand(lua_gettop(lua_), column, scope);
            lua_pop(lua_, 1);
            if (!operand) {
                fault(declared->place(), "rules.bad_clause",
                      "`" + tag + "` compares with no number");
                return std::nullopt;
            }
            test.operand = *operand;
            return test;
        }
    const bool word = is_word(at, column);
    const auto operand = read_operand(at, column, scope);
    if (!operand && word) return std::nullopt;
    if (!operand) {
        fault(scope.place, "rules.bad_clause",
              std::string("a clause cannot be a ") + luaL_typename(lua_, at),
              "write a value, me, someone_else, nobody, at_least(n), at_most(n) or is_not(...)");
        return std::nullopt;
    }
    test.operand = *operand;
    return test;
}

std::optional<int32_t> RuleReader::read_slot_value(int at, Scope& scope) {
    const auto read = read_quoted(at, scope.place, scope);
    if (!read || read->expression < 0) return std::nullopt;
    return read->expression;
}

/// Which rows an argument of `<column>_of` stands for.
std::optional<Entity> RuleReader::row_entity(int at, const Scope& scope) {
    if (lua_type(lua_, at) == LUA_TSTRING)
        return quotes_.row_of(lua_tostring(lua_, at), scope.place, scope.names());
    const Declared* declared = to_declared(lua_, at);
    if (declared == nullptr) return std::nullopt;
    const std::string tag = declared->tag;
    if (tag == "match") return Entity::match;
    if (tag == "this") return scope.each;
    if (tag == "me" || tag == "turn_seat") return Entity::seat;
    if (tag == "region_of") return Entity::region;
    if (tag.rfind("of:", 0) == 0)  // owner_of "to": what the column holds
        for (const core::PlacedColumn& column : rules_.layout.columns())
            if ("of:" + column.name == tag) {
                if (column.kind == core::Kind::seat) return Entity::seat;
                if (column.kind == core::Kind::space) return Entity::space;
                if (column.kind == core::Kind::region) return Entity::region;
            }
    return std::nullopt;
}

std::optional<int32_t> RuleReader::read_column_expression(int at, const Declared& declared,
                                                          Scope& scope) {
    const std::string name = declared.tag + 3;
    push_argument(lua_, at, 1);
    const int argument = lua_gettop(lua_);
    const auto entity = row_entity(argument, scope);
    std::optional<int32_t> result;
    if (!entity) {
        fault(
            declared.place(), "rules.bad_row",
            "`" + name + "_of` needs a row: a space, seat or region of the move, `me` or `match`");
    } else if (auto column = rules_.layout.find(*entity, name)) {
        int32_t row = -1;
        if (*entity != Entity::match) row = read_expression(argument, scope).value_or(-1);
        result = rules_.expressions.add({Op::column, *column, row, -1});
    } else {
        fault(declared.place(), "rules.unknown_column",
              "there is no column `" + name + "` on such a row");
    }
    lua_pop(lua_, 1);
    return result;
}

/// What the map gives its spaces or regions.
std::vector<std::string> RuleReader::attributes_of(Entity entity) const {
    std::vector<std::string> names;
    for (int i = 0; i < rules_.layout.rows_of(entity); ++i)
        for (const auto& [name, value] : entity == Entity::space
                                             ? rules_.board->space(i).attributes
                                             : rules_.board->region(i).attributes)
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return names;
}

/// `attribute_of("bonus", row)`.
std::optional<int32_t> RuleReader::read_attribute(const std::string& name, int row,
                                                  const Declared& declared, Scope& scope) {
    const auto entity = row_entity(row, scope);
    const auto number = read_expression(row, scope);
    const bool on_map = entity == Entity::space || entity == Entity::region;
    if (!on_map || !number) {
        fault(declared.place(), "rules.bad_row", "`attribute_of` needs a space or a region");
        return std::nullopt;
    }
    const auto rows = static_cast<size_t>(rules_.layout.rows_of(*entity));
    if (!take(rows * sizeof(int32_t), declared.place())) return std::nullopt;
    std::vector<int32_t> of_rows;
    for (int i = 0; i < rules_.layout.rows_of(*entity); ++i) {
        const auto& printed = entity == Entity::space ? rules_.board->space(i).attributes
                                                      : rules_.board->region(i).attributes;
        const auto found = printed.find(name);
        of_rows.push_back(found == printed.end() ? 0 : core::clamp(found->second));
    }
    const std::string near = closest(name, attributes_of(*entity));
    if (!near.empty() && near != name)  // else this map merely happens to lack it
        fault(declared.place(), "rules.unknown_attribute",
              std::string("no ") + (entity == Entity::space ? "space" : "region") + " has `" +
                  name + "`",
              "did you mean `" + near + "`?");
    core::Expressions& all = rules_.expressions;
    return all.add({Op::attribute, all.add_attribute(std::move(of_rows)), *number, -1});
}

std::optional<int> RuleReader::find_deck(const std::string& name, const Declared& declared) {
    const auto deck = rules_.layout.find_deck(name);
    if (!deck) fault(declared.place(), "rules.unknown_deck", "there is no deck `" + name + "`");
    return deck;
}

std::optional<int32_t> RuleReader::read_expression(int at, Scope& scope) {
    if (lua_isinteger(lua_, at))
        return rules_.expressions.constant(static_cast<int32_t>(
            std::clamp<lua_Integer>(lua_tointeger(lua_, at), INT32_MIN + 1, INT32_MAX)));
    if (lua_isboolean(lua_, at)) return rules_.expressions.constant(lua_toboolean(lua_, at));
    if (lua_type(lua_, at) == LUA_TSTRING) return read_slot_value(at, scope);
    const Declared* declared = to_declared(lua_, at);
    if (declared == nullptr) return std::nullopt;
    const Level level(*this, scope.place, at);
    if (!level) return std::nullopt;
    const std::string tag = declared->tag;
    core::Expressions& all = rules_.expressions;
    if (tag == "me") return all.add({Op::me, 0, -1, -1});
    if (tag == "turn_seat") return all.add({Op::turn_seat, 0, -1, -1});
    if (tag == "round") return all.add({Op::round, 0, -1, -1});
    if (tag == "nobody") return all.constant(core::none);
    if (tag == "this" && scope.each) return all.add({Op::row, 0, -1, -1});
    if (tag.rfind("of:", 0) == 0) return read_column_expression(at, *declared, scope);

    const int top = lua_gettop(lua_);
    push_argument(lua_, at, 1);
    push_argument(lua_, at, 2);
    std::optional<int32_t> result;
    const std::string word =
        lua_type(lua_, top + 1) == LUA_TSTRING ? lua_tostring(lua_, top + 1) : "";
    if (tag == "value_of") {
        result = read_slot_value(top + 1, scope);
    } else if (tag == "region_of") {
        if (auto space = read_expression(top + 1, scope))
            result = all.add({Op::region_of, 0, *space, -1});
    } else if (tag == "attribute_of") {
        result = read_attribute(word, top + 2, *declared, scope);
    } else if (tag == "count_of" && to_declared(lua_, top + 1) != nullptr) {
        if (auto rows = read_rows(top + 1, scope))
            result = all.add({Op::rows, all.add(std::move(*rows)), -1, -1});
    } else if (tag == "hand_size" || tag == "cards_left") {
        const auto deck = find_deck(word, *declared);
        if (deck && tag == "cards_left") result = all.add({Op::pile, *deck, -1, -1});
        if (deck && tag == "hand_size")
            result = all.add({Op::cards, *deck, all.add({Op::me, 0, -1, -1}), -1});
    } else if (tag == "count_of" || tag == "regions_of") {
        const auto column = rules_.layout.find(Entity::space, word);
        const auto seat = lua_isnil(lua_, top + 2) ? all.add({Op::me, 0, -1, -1})
                                                   : read_expression(top + 2, scope);
        if (column && rules_.layout.column(*column).index >= 0 && seat)
            result = all.add({tag == "count_of" ? Op::count : Op::regions, *column, *seat, -1});
        else if (!seat)
            fault(declared->place(), "rules.bad_row", "`" + tag + "` counts for no such seat");
        else
            fault(declared->place(), "rules.unknown_column",
                  "`" + word + "` is no column of spaces that holds a seat");
    } else if (tag == "sum_of") {
        if (const auto column = find_many(word))
            result = all.add({Op::sum, *column, -1, -1});
        else
            fault(declared->place(), "rules.unknown_column",
                  "neither spaces nor regions nor seats have a column `" + word + "`");
    } else {
        static constexpr std::pair<const char*, Op> operations[] = {
            {"op+", Op::add},    {"op-", Op::subtract}, {"op*", Op::multiply},
            {"op/", Op::divide}, {"least", Op::least},  {"most", Op::most}};
        for (const auto& [name, op] : operations) {
            if (tag != name) continue;
            const auto left = read_expression(top + 1, scope);
            const auto right = read_expression(top + 2, scope);
            if (left && right) result = all.add({op, 0, *left, *right});
        }
    }
    lua_settop(lua_, top);
    return result;
}

}  // namespace fronteira::script
