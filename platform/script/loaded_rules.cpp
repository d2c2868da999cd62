// SPDX-License-Identifier: MIT
#include "script/loaded_rules.hpp"

#include "script/offers.hpp"

namespace fronteira::script {
namespace {

/// What a match has told and written before an effect is run, to go back to when it must be run
/// again by Lua. Events told before it stand first again afterwards.
class Beginning {
 public:
    explicit Beginning(core::Match& match)
        : match_(match),
          writes_(match.state().changes().size()),
          told_(match.take_events()),
          dice_(match.loaded_dice()),
          answered_(match.answered()) {}

    void go_back() {
        match_.mutable_state().roll_back(writes_);
        if (!dice_.empty()) match_.load_dice(std::move(dice_));
        match_.answer_again_from(answered_);
        static_cast<void>(match_.take_events());
        tell_first({});
    }
    void go_on() {
        if (!told_.empty()) tell_first(match_.take_events());
    }

 private:
    void tell_first(std::vector<core::Event> later) {
        for (std::vector<core::Event>* events : {&told_, &later})
            for (core::Event& event : *events) match_.tell(std::move(event));
    }

    core::Match& match_;
    size_t writes_;
    std::vector<core::Event> told_;
    std::vector<core::Face> dice_;
    size_t answered_;
};

}  // namespace

Result<void> LoadedRules::load(bool compile) {
    if (auto opened = state.open(); !opened) return opened;
    if (auto read = read_rules(state, rules, functions_, setup); !read) return read;
    auto made = state.sandbox.build([&](lua_State* lua) {
        make_slot_names(lua);
        if (!compile) return;
        auto program = std::make_unique<CompiledRules>(rules);
        program->compile(lua, functions_, state.natives,
                         option_values(program->program(), state.source));
        compiled = std::move(program);
    });
    if (!made) return made;
    return state.sandbox.freeze_globals();
}

void LoadedRules::make_slot_names(lua_State* lua) {
    for (const core::MoveKind& kind : rules.moves) {
        slot_names_.emplace_back();
        for (const core::Slot& slot : kind.slots) {
            lua_pushstring(lua, slot.name.c_str());
            slot_names_.back().push_back(luaL_ref(lua, LUA_REGISTRYINDEX));
        }
    }
}

/// How many slots have their values when a `where` is asked.
size_t LoadedRules::chosen(const Move& move, int where) const {
    const auto& slots = rules.moves[static_cast<size_t>(move.kind)].slots;
    for (size_t i = 0; i < slots.size(); ++i)
        if (where >= 0 && slots[i].where == where) return i + 1;
    return slots.size();
}

/// The values of a move by name, in a table of its own: nothing that a script writes into it lasts.
/// When a `where` is asked, the values after its slot are not chosen yet and are nil. May raise.
void LoadedRules::push_move(lua_State* lua, const Move& move, int where) const {
    const auto kind = static_cast<size_t>(move.kind);
    const auto& slots = rules.moves[kind].slots;
    const size_t known = chosen(move, where);
    lua_createtable(lua, 0, static_cast<int>(known));
    for (size_t i = 0; i < known; ++i) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, slot_names_[kind][i]);
        push_slot_value(lua, state.host, slots[i], move);
        lua_rawset(lua, -3);
    }
}

/// Pushes may want memory, so they are made where an error is caught.
int LoadedRules::call_function(lua_State* lua) {
    const Call& call = *static_cast<const Call*>(lua_touserdata(lua, 1));
    const LoadedRules& rules = call.rules;
    lua_settop(lua, 0);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, rules.functions_[static_cast<size_t>(call.function)]);
    rules.push_match(lua);
    if (call.move != nullptr) rules.push_move(lua, *call.move, call.is_where ? call.function : -1);
    lua_call(lua, call.move != nullptr ? 2 : 1, call.is_where ? 1 : 0);
    return lua_gettop(lua);
}

Result<void> LoadedRules::call(core::Budget& budget, Call call, int results) {
    lua_State* lua = state.sandbox.lua();
    lua_pushcfunction(lua, call_function);
    lua_pushlightuserdata(lua, &call);
    state.sandbox.allow(budget.left());
    auto done = state.sandbox.call(1, results);
    budget.charge(state.sandbox.work());
    return done;
}

Result<void> LoadedRules::run(core::Match& match, int handler, int seat, const Move* move) {
    Result<void> done;
    if (!run_compiled(match, handler, seat, move)) done = interpret(match, handler, seat, move);
    if (match.interrupted()) return fail(Diagnostics());
    return done;
}

/// False when Lua must do it; then all is as it was.
bool LoadedRules::run_compiled(core::Match& match, int handler, int seat, const Move* move) {
    if (compiled == nullptr || !compiled->knows(handler) || state.sandbox.dead()) return false;
    Beginning before(match);
    const compile::Setting setting{&match.state(), &match,
                                   seat,           compile::Setting::all_eyes,
                                   move,           move == nullptr ? 0 : chosen(*move, -1)};
    if (compiled->run(handler, setting, move != nullptr) || match.interrupted()) {
        before.go_on();
        return true;
    }
    before.go_back();
    return false;
}

Result<void> LoadedRules::interpret(core::Match& match, int handler, int seat, const Move* move) {
    Host& host = state.host;
    host.match = host.writer = &match;
    host.state = &match.state();
    host.seat = seat;
    host.eyes = Host::all_eyes;
    auto done = call(match.state().budget(), {*this, handler, move, false}, 0);
    host.writer = nullptr;
    return done;
}

bool LoadedRules::allows(int where, const core::Question& question) {
    if (!faults.empty()) return false;
    if (compiled != nullptr && compiled->knows(where) && !state.sandbox.dead()) {
        const compile::Setting setting{&question.state, nullptr,
                                       question.seat,   question.seat,
                                       &question.move,  chosen(question.move, where)};
        if (const auto allowed = compiled->allows(where, setting)) return *allowed;
    }
    return interpret_where(where, question);
}

bool LoadedRules::interpret_where(int where, const core::Question& question) {
    Host& host = state.host;
    host.writer = nullptr;
    host.state = &question.state;
    host.seat = host.eyes = question.seat;
    if (auto done = call(question.state.budget(), {*this, where, &question.move, true}, 1); !done) {
        faults = done.error();
        return false;
    }
    lua_State* lua = state.sandbox.lua();
    const bool allowed = lua_toboolean(lua, -1) != 0;
    lua_pop(lua, 1);
    return allowed;
}

}  // namespace fronteira::script
