// SPDX-License-Identifier: MIT
// From descriptions to rules: what a move does.
#include "script/rule_reader.hpp"

#include <cstring>
#include <utility>

namespace fronteira::script {
namespace {

constexpr const char* remedy =
    "steps are raise, shift, put, reset, contest, deal, tell, for_each, only_if, finish_phase "
    "and functions";

core::Step::Op change_of(const std::string& tag) {
    using Op = core::Step::Op;
    if (tag == "shift") return Op::shift;
    if (tag == "contest") return Op::contest;
    return tag == "put" ? Op::put : Op::raise;
}

bool is_change(const std::string& tag) {
    return tag == "raise" || tag == "shift" || tag == "put" || tag == "contest";
}

}  // namespace

void RuleReader::read_effect(int at, Scope& scope) {
    core::MoveKind& move = *scope.move;
    const Declared* declared = to_declared(lua_, at);
    if (declared != nullptr && std::strcmp(declared->tag, "finish_phase") == 0) {
        move.finishes = true;
    } else if (lua_isfunction(lua_, at)) {
        move.effect = keep_function(at);
    } else if (declared != nullptr || (lua_istable(lua_, at) && lua_rawlen(lua_, at) > 0)) {
        read_steps(at, scope, move.steps);
    } else {
        fault(move.place, "rules.no_effect", "move `" + move.name + "` has no effect", remedy);
    }
}

/// One step, or a list of them.
void RuleReader::read_steps(int at, Scope& scope, std::vector<core::Step>& steps) {
    const Level level(*this, scope.place, at);
    if (!level) return;
    if (!lua_istable(lua_, at)) return read_step(at, scope, steps);
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, at) && level; ++i) {
        lua_rawgeti(lua_, at, static_cast<lua_Integer>(i));
        read_steps(lua_gettop(lua_), scope, steps);
        lua_pop(lua_, 1);
    }
}

void RuleReader::read_step(int at, Scope& scope, std::vector<core::Step>& steps) {
    const Declared* declared = to_declared(lua_, at);
    const std::string tag = declared == nullptr ? "" : declared->tag;
    if (!take(sizeof(core::Step), scope.place)) return;
    core::Step step;
    if (lua_isfunction(lua_, at)) {
        step.handler = keep_function(at);
        steps.push_back(std::move(step));
    } else if (is_change(tag)) {
        step.op = change_of(tag);
        read_change(at, *declared, scope, step);
        steps.push_back(std::move(step));
    } else if (tag == "finish_phase") {
        step.op = core::Step::Op::finish;
        steps.push_back(std::move(step));
    } else if (tag == "reset") {
        step.op = core::Step::Op::reset;
        read_reset(at, *declared, step);
        steps.push_back(std::move(step));
    } else if (tag == "tell") {
        step.op = core::Step::Op::tell;
        read_tell(at, *declared, scope, step);
        steps.push_back(std::move(step));
    } else if (tag == "deal") {
        step.op = core::Step::Op::deal;
        read_deal(at, *declared, scope, step);
        steps.push_back(std::move(step));
    } else if (tag == "for_each") {
        read_for_each(at, *declared, scope, steps);
    } else if (tag == "only_if") {
        read_only_if(at, *declared, scope, steps);
    } else {
        fault(scope.place, "rules.bad_step", "an effect has a step that is none", remedy);
    }
}

void RuleReader::read_only_if(int at, const Declared& declared, Scope& scope,
                              std::vector<core::Step>& steps) {
    core::Step step;
    step.op = core::Step::Op::only_if;
    push_argument(lua_, at, 1);
    push_argument(lua_, at, 2);
    const int inner = lua_gettop(lua_);
    if (lua_istable(lua_, inner - 1) || lua_type(lua_, inner - 1) == LUA_TSTRING)
        read_when(inner - 1, step.when, step.when_values, scope);
    else
        fault(declared.place(), "rules.bad_clause", "`only_if` needs its condition in quotes");
    const size_t here = steps.size();
    steps.push_back(std::move(step));
    read_steps(inner, scope, steps);
    steps[here].skip = static_cast<int>(steps.size() - here) - 1;
    lua_pop(lua_, 2);
}

void RuleReader::read_for_each(int at, const Declared& declared, Scope& scope,
                               std::vector<core::Step>& steps) {
    core::Step step;
    step.op = core::Step::Op::for_each;
    for (const int argument : {1, 2, 3}) push_argument(lua_, at, argument);
    const int first = lua_gettop(lua_) - 2;
    const bool asks = lua_type(lua_, first + 1) == LUA_TSTRING;
    const int inner = asks ? first + 2 : first + 1;
    const auto rows = asks ? read_row_condition(first, first + 1, scope) : read_rows(first, scope);
    if (!rows) {
        fault(declared.place(), "rules.bad_row", "`for_each` needs rows to be done for",
              "for_each(space, \"owner == me\", { ... }), of space, region or seat");
    } else {
        step.rows = rules_.expressions.add(*rows);
        const size_t here = steps.size();
        steps.push_back(std::move(step));
        const auto around = std::exchange(scope.each, rows->entity);
        read_steps(inner, scope, steps);
        scope.each = around;
        steps[here].skip = static_cast<int>(steps.size() - here) - 1;
    }
    lua_pop(lua_, 3);
}

void RuleReader::read_reset(int at, const Declared& declared, core::Step& step) {
    push_argument(lua_, at, 1);
    const std::string name = lua_type(lua_, -1) == LUA_TSTRING ? lua_tostring(lua_, -1) : "";
    lua_pop(lua_, 1);
    if (const auto column = find_many(name))
        step.column = *column;
    else
        fault(declared.place(), "rules.unknown_column",
              "neither spaces nor regions nor seats have a column `" + name + "`");
}

/// `deal(deck, seat)`.
void RuleReader::read_deal(int at, const Declared& declared, Scope& scope, core::Step& step) {
    step.deck = find_deck(argument_text(lua_, at, 1), declared).value_or(-1);
    push_argument(lua_, at, 2);
    step.to = read_seat(lua_gettop(lua_), declared, scope);
    lua_pop(lua_, 1);
}

int32_t RuleReader::read_seat(int at, const Declared& declared, Scope& scope) {
    if (row_entity(at, scope) == core::Entity::seat)
        if (const auto seat = read_expression(at, scope)) return *seat;
    fault(declared.place(), "rules.bad_row", "`" + std::string(declared.tag) + "` needs a seat",
          "me, turn_seat, a seat of the move, or a column that holds one");
    return -1;
}

/// `tell("income", { seat = me, armies = 3 })`. Fields stand in the order of their names.
void RuleReader::read_tell(int at, const Declared& declared, Scope& scope, core::Step& step) {
    push_argument(lua_, at, 1);
    push_argument(lua_, at, 2);
    const int table = lua_gettop(lua_);
    if (lua_type(lua_, table - 1) == LUA_TSTRING) step.event = lua_tostring(lua_, table - 1);
    check_name("event", step.event, declared.place());
    const auto names =
        lua_istable(lua_, table) ? string_keys(lua_, table) : std::vector<std::string>();
    for (const std::string& name : names) {
        check_name("field", name, declared.place());
        if (!take(sizeof(core::StepField), declared.place())) break;
        lua_getfield(lua_, table, name.c_str());
        const int value = lua_gettop(lua_);
        core::StepField field{name, field_kind(value, scope), -1};
        if (const auto expression = read_expression(value, scope))
            field.value = *expression;
        else if (lua_type(lua_, value) != LUA_TSTRING)  // its fault is told already
            fault(declared.place(), "rules.bad_field", "`" + name + "` of the event is no value");
        step.fields.push_back(std::move(field));
        lua_pop(lua_, 1);
    }
    lua_pop(lua_, 2);
}

core::Kind RuleReader::field_kind(int at, const Scope& scope) {
    if (lua_type(lua_, at) == LUA_TSTRING &&
        quotes_.is_flag(lua_tostring(lua_, at), scope.place, scope.names()))
        return core::Kind::flag;
    const auto row = row_entity(at, scope);
    if (row == core::Entity::seat) return core::Kind::seat;
    if (row == core::Entity::space) return core::Kind::space;
    if (row == core::Entity::region) return core::Kind::region;
    return lua_isboolean(lua_, at) ? core::Kind::flag : core::Kind::integer;
}

/// The column of that name that has many rows.
std::optional<core::ColumnId> RuleReader::find_many(const std::string& name) const {
    for (const auto entity : {core::Entity::space, core::Entity::region, core::Entity::seat})
        if (auto column = rules_.layout.find(entity, name)) return column;
    return std::nullopt;
}

/// `raise(column, row, amount)`, `put(column, row, value)`, `shift(column, from, to, amount)`,
/// `contest(column, from, to, our_dice, their_dice)`.
void RuleReader::read_change(int at, const Declared& declared, Scope& scope, core::Step& step) {
    using Op = core::Step::Op;
    const int first = lua_gettop(lua_) + 1;
    const bool two_rows = step.op == Op::shift || step.op == Op::contest;
    const int amount = first + (two_rows ? 3 : 2);
    for (int argument = 1; argument <= 5; ++argument) push_argument(lua_, at, argument);
    const std::string name = lua_type(lua_, first) == LUA_TSTRING ? lua_tostring(lua_, first) : "";
    const auto entity = row_entity(first + 1, scope);
    const auto column = entity ? rules_.layout.find(*entity, name) : std::nullopt;
    if (!column ||
        (step.op != Op::put && rules_.layout.column(*column).kind != core::Kind::integer)) {
        fault(declared.place(), "rules.unknown_column",
              "`" + name + "` is no number of such a row");
    } else {
        step.column = *column;
        const auto row = [&](int position) {
            return *entity == core::Entity::match ? -1
                                                  : read_expression(position, scope).value_or(-1);
        };
        const auto number = [&](int position) {
            if (lua_type(lua_, position) == LUA_TSTRING) {
                const auto quoted = read_quoted(position, declared.place(), scope,
                                                &rules_.layout.column(step.column));
                return quoted ? quoted->expression : -1;
            }
            const auto read = read_expression(position, scope);
            if (!read) fault(declared.place(), "rules.bad_number", "the amount is no number");
            return read.value_or(-1);
        };
        if (two_rows) step.from = row(first + 1);
        step.to = row(two_rows ? first + 2 : first + 1);
        if (two_rows && row_entity(first + 2, scope) != entity)
            fault(declared.place(), "rules.bad_row",
                  "`" + std::string(declared.tag) + "` goes between rows of one kind");
        step.amount = number(amount);
        if (step.op == Op::contest) step.theirs = number(amount + 1);
    }
    lua_settop(lua_, first - 1);
}

}  // namespace fronteira::script
