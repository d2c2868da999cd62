// SPDX-License-Identifier: MIT
// From descriptions to rules: what a move does.
#include "script/rule_reader.hpp"

#include <cstring>

namespace fronteira::script {
namespace {

constexpr const char* remedy =
    "effect = function(match, m) ... end, finish_phase, or a list of steps: shift, raise, only_if, "
    "functions";

}  // namespace

void RuleReader::read_effect(int at, Scope& scope) {
    core::MoveKind& move = *scope.move;
    const Declared* declared = to_declared(lua_, at);
    if (declared != nullptr && std::strcmp(declared->tag, "finish_phase") == 0) {
        move.finishes = true;
    } else if (lua_isfunction(lua_, at)) {
        move.effect = keep_function(at);
    } else if (lua_istable(lua_, at) && lua_rawlen(lua_, at) > 0) {
        for (lua_Unsigned i = 1; i <= lua_rawlen(lua_, at); ++i) {
            lua_rawgeti(lua_, at, static_cast<lua_Integer>(i));
            read_step(lua_gettop(lua_), scope, {});
            lua_pop(lua_, 1);
        }
    } else {
        fault(move.place, "rules.no_effect", "move `" + move.name + "` has no effect", remedy);
    }
}

void RuleReader::read_step(int at, Scope& scope, core::Step step) {
    const Declared* declared = to_declared(lua_, at);
    const std::string tag = declared == nullptr ? "" : declared->tag;
    if (lua_isfunction(lua_, at)) {
        step.handler = keep_function(at);
        scope.move->steps.push_back(std::move(step));
    } else if (tag == "shift" || tag == "raise") {
        step.op = tag == "shift" ? core::Step::Op::shift : core::Step::Op::raise;
        read_change(at, *declared, scope, step);
        scope.move->steps.push_back(std::move(step));
    } else if (tag == "only_if") {
        push_argument(lua_, at, 1);
        push_argument(lua_, at, 2);
        const int inner = lua_gettop(lua_);
        if (lua_istable(lua_, inner - 1))
            read_when(inner - 1, step.when, step.when_values, scope);
        else
            fault(declared->place(), "rules.bad_clause", "`only_if` needs its clauses in a table");
        read_step(inner, scope, std::move(step));
        lua_pop(lua_, 2);
    } else {
        fault(scope.place, "rules.bad_step",
              "move `" + scope.move->name + "` has a step that is none", remedy);
    }
}

/// `raise(column, row, amount)`, `shift(column, from, to, amount)`.
void RuleReader::read_change(int at, const Declared& declared, Scope& scope, core::Step& step) {
    const bool shift = step.op == core::Step::Op::shift;
    const int first = lua_gettop(lua_) + 1;
    for (int argument = 1; argument <= (shift ? 4 : 3); ++argument)
        push_argument(lua_, at, argument);
    const std::string name = lua_type(lua_, first) == LUA_TSTRING ? lua_tostring(lua_, first) : "";
    const auto entity = row_entity(first + 1, scope);
    const auto column = entity ? rules_.layout.find(*entity, name) : std::nullopt;
    if (!column || rules_.layout.column(*column).kind != core::Kind::integer) {
        fault(declared.place(), "rules.unknown_column",
              "`" + name + "` is no number of such a row");
    } else {
        step.column = *column;
        const auto row = [&](int position) {
            return *entity == core::Entity::match ? -1
                                                  : read_expression(position, scope).value_or(-1);
        };
        if (shift) step.from = row(first + 1);
        step.to = row(shift ? first + 2 : first + 1);
        if (shift && row_entity(first + 2, scope) != entity)
            fault(declared.place(), "rules.bad_row", "`shift` goes between rows of one kind");
        if (const auto amount = read_expression(lua_gettop(lua_), scope))
            step.amount = *amount;
        else
            fault(declared.place(), "rules.bad_number", "the amount is no number");
    }
    lua_settop(lua_, first - 1);
}

}  // namespace fronteira::script
