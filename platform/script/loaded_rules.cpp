// SPDX-License-Identifier: MIT
#include "script/loaded_rules.hpp"

#include "script/bindings/handle_fields.hpp"
#include "script/bindings/handle_members.hpp"
#include "script/offers.hpp"

#include <algorithm>
#include <tuple>

namespace fronteira::script {

Result<void> LoadedRules::load(bool compile) {
    auto loaded = load_all(compile);
    if (!loaded) state.find_columns(loaded.error());
    return loaded;
}

Result<void> LoadedRules::load_all(bool compile) {
    if (auto opened = state.open(); !opened) return opened;
    if (auto read = read_rules(state, rules, functions_, setup); !read) return read;
    auto made = state.sandbox.build([&](lua_State* lua) {
        if (!compile) return;
        auto program = std::make_unique<CompiledRules>(rules);
        program->program().elsewhere = [&host = state.host](compile::Tag tag,
                                                            const std::string& name) {
            return is_elsewhere(host, type_of(tag), name.c_str());
        };
        program->compile(lua, functions_, state.natives,
                         option_values(program->program(), state.source), examined);
        compiled = std::move(program);
    });
    if (!made) return made;
    return state.sandbox.freeze_globals();
}

/// Pushes may want memory, so they are made where an error is caught.
int LoadedRules::call_function(lua_State* lua) {
    const Call& call = *static_cast<const Call*>(lua_touserdata(lua, 1));
    const LoadedRules& rules = call.rules;
    lua_settop(lua, 0);
    const RuleFunction& function = rules.functions_[static_cast<size_t>(call.function)];
    luaL_checkstack(lua, static_cast<int>(function.parameters.size()) + 2, "too many parameters");
    lua_rawgeti(lua, LUA_REGISTRYINDEX, function.reference);
    rules.push_match(lua);
    for (const int8_t slot : function.parameters) {
        const auto& slots = rules.rules.moves[static_cast<size_t>(call.move->kind)].slots;
        push_slot_value(lua, rules.state.host, slots[static_cast<size_t>(slot)], *call.move);
    }
    lua_call(lua, static_cast<int>(function.parameters.size()) + 1, call.answers ? 1 : 0);
    if (call.lists == nullptr) return lua_gettop(lua);
    const core::MoveKind& move = rules.rules.moves[static_cast<size_t>(call.move->kind)];
    read_candidates(lua, rules.state.host, move, *call.lists, lua_gettop(lua), *call.listed);
    return 0;
}

Result<void> LoadedRules::call(core::Budget& budget, Call call, int results) {
    lua_State* lua = state.sandbox.lua();
    lua_pushcfunction(lua, call_function);
    lua_pushlightuserdata(lua, &call);
    // What is asked in the middle of an effect (Match:can) is paid for with the effect.
    const bool inside = state.sandbox.heartbeat() % 2 == 1;
    state.sandbox.allow(budget.left());
    auto done = state.sandbox.call(1, results);
    if (!inside) budget.charge(state.sandbox.work());
    if (!done) state.find_columns(done.error());
    return done;
}

Result<void> LoadedRules::run(core::Match& match, int handler, int seat, const Move* move) {
    if (!run_compiled(match, handler, seat, move)) {
        auto done = interpret(match, handler, seat, move);
        if (!done && !done.error().empty() && compiled != nullptr) compiled->has_died(handler);
        return done;
    }
    if (match.interrupted()) return fail(Diagnostics());
    return {};
}

/// False when Lua must do it; then all is as it was.
bool LoadedRules::run_compiled(core::Match& match, int handler, int seat, const Move* move) {
    if (compiled == nullptr || !compiled->knows(handler) || state.sandbox.dead()) return false;
    const compile::Setting setting{&match.state(), &match, seat, compile::Setting::all_eyes, move};
    if (compiled->run(handler, setting) || match.interrupted()) return true;
    match.go_back();
    return false;
}

[[gnu::noinline]] Result<void> LoadedRules::interpret(core::Match& match, int handler, int seat,
                                                      const Move* move) {
    Host& host = state.host;
    host.match = host.writer = &match;
    host.state = &match.state();
    host.seat = seat;
    host.eyes = Host::all_eyes;
    auto done = call(match.state().budget(), {*this, handler, move, false}, 0);
    host.writer = nullptr;
    if (match.interrupted()) return fail(Diagnostics());
    return done;
}

bool LoadedRules::allows(int where, const core::EvaluationContext& context) {
    if (compiled != nullptr && !state.sandbox.dead())
        if (const auto allowed = compiled->allows(where, context, asked)) return *allowed;
    asked = true;
    if (!faults.empty() && where == died_) return false;  // which takes the step back already
    return interpret_where(where, context);
}

namespace {

/// What the value on top of the stack is where it says neither yes nor no. True and false do, and
/// so does what was looked for: a seat, space, region or card, or nil.
std::optional<std::string> other_than_verdict(lua_State* lua) {
    if (lua_isboolean(lua, -1) || lua_isnil(lua, -1)) return std::nullopt;
    const Handle* handle = to_handle(lua, -1);
    if (handle == nullptr) return luaL_typename(lua, -1);
    if (handle->type != HandleType::match) return std::nullopt;
    return name_of(handle->type);
}

}  // namespace

bool LoadedRules::interpret_where(int where, const core::EvaluationContext& context) {
    if (!interpret_call({*this, where, &context.move, true}, context, 1)) {
        died_ = where;
        return false;
    }
    lua_State* lua = state.sandbox.lua();
    const bool allowed = lua_toboolean(lua, -1) != 0;
    const auto no_verdict = other_than_verdict(lua);
    const bool listed = lua_istable(lua, -1);
    lua_pop(lua, 1);
    const core::MoveKind& move = rules.moves[static_cast<size_t>(context.move.kind)];
    if (no_verdict && faults.empty())
        faults = {error_at(move.place, "rules.no_verdict",
                           "a `where` of move `" + move.name + "` returns a " + *no_verdict +
                               ", not true or false",
                           listed ? "`among` lists what may be chosen"
                                  : "in Lua it would count as true, whatever it is")};
    return allowed && !no_verdict;
}

std::vector<int32_t> LoadedRules::candidates(const core::Slot& slot,
                                             const core::EvaluationContext& context) {
    asked = true;
    std::vector<int32_t> listed;
    const bool sound =
        compiled != nullptr && !state.sandbox.dead() && compiled->lists(slot, context, listed);
    if (!sound && !interpret_among(slot, context, listed)) return {};
    std::sort(listed.begin(), listed.end());
    listed.erase(std::unique(listed.begin(), listed.end()), listed.end());
    return listed;
}

bool LoadedRules::interpret_among(const core::Slot& slot, const core::EvaluationContext& context,
                                  std::vector<int32_t>& listed) {
    listed.clear();
    if (interpret_call({*this, slot.among, &context.move, true, &slot, &listed}, context, 0))
        return true;
    const core::MoveKind& move = rules.moves[static_cast<size_t>(context.move.kind)];
    for (Diagnostic& fault : faults)
        if (fault.place.line == 0) fault.place = move.place;  // it is about what was returned
    return false;
}

bool LoadedRules::interpret_call(const Call& asked_so, const core::EvaluationContext& context,
                                 int answers) {
    Host& host = state.host;
    const auto before = std::tuple{host.writer, host.state, host.seat, host.eyes};
    host.writer = nullptr;
    host.state = &context.state;
    host.seat = host.eyes = context.seat;
    auto done = call(context.state.budget(), asked_so, answers);
    // An effect may go on that has asked (Match:can).
    std::tie(host.writer, host.state, host.seat, host.eyes) = before;
    if (!done && faults.empty()) faults = done.error();  // the first is told
    return done.has_value();
}

}  // namespace fronteira::script
