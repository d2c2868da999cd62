// SPDX-License-Identifier: MIT
#include "script/ruleset.hpp"

#include "script/offers.hpp"
#include "script/rule_state.hpp"

namespace fronteira::script {

struct Ruleset::Inside {
    explicit Inside(const RulesetSource& source) : state(source) {}

    RuleState state;
    core::Rules rules;
    std::vector<int> functions;  ///< handler number to registry reference
    int setup = -1;
    std::vector<int> move_tables;              ///< kind to registry reference, reused
    std::vector<std::vector<int>> slot_names;  ///< registry references of the keys
    Diagnostics faults;

    void make_move_tables(lua_State* lua);
    void push_match(lua_State* lua) const { push_handle(lua, state.host, HandleType::match, 0); }
    void push_move(lua_State* lua, const Move& move, int where) const;
};

void Ruleset::Inside::make_move_tables(lua_State* lua) {
    for (const core::MoveKind& kind : rules.moves) {
        lua_newtable(lua);
        move_tables.push_back(luaL_ref(lua, LUA_REGISTRYINDEX));
        slot_names.emplace_back();
        for (const core::Slot& slot : kind.slots) {
            lua_pushstring(lua, slot.name.c_str());
            slot_names.back().push_back(luaL_ref(lua, LUA_REGISTRYINDEX));
        }
    }
}

/// The values of a move by name, in a table that is used again for the next move of its kind. When
/// a `where` is asked, the values after its slot are not chosen yet and are nil.
void Ruleset::Inside::push_move(lua_State* lua, const Move& move, int where) const {
    const auto kind = static_cast<size_t>(move.kind);
    const auto& slots = rules.moves[kind].slots;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, move_tables[kind]);
    bool chosen = true;
    for (size_t i = 0; i < slots.size(); ++i) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, slot_names[kind][i]);
        if (chosen)
            push_slot_value(lua, state.host, slots[i], move);
        else
            lua_pushnil(lua);
        lua_rawset(lua, -3);
        if (where >= 0 && slots[i].where == where) chosen = false;
    }
}

Ruleset::Ruleset(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Ruleset::~Ruleset() = default;

Result<std::unique_ptr<Ruleset>> Ruleset::load(const RulesetSource& source) {
    auto inside = std::make_unique<Inside>(source);
    if (auto opened = inside->state.open(); !opened) return fail(opened.error());
    if (auto read = read_rules(inside->state, inside->rules, inside->functions, inside->setup);
        !read)
        return fail(read.error());
    Inside& in = *inside;
    auto made = in.state.sandbox.build([&in](lua_State* lua) { in.make_move_tables(lua); });
    if (!made) return fail(made.error());
    if (auto frozen = in.state.sandbox.freeze_globals(); !frozen) return fail(frozen.error());
    return std::unique_ptr<Ruleset>(new Ruleset(std::move(inside)));
}

const core::Rules& Ruleset::rules() const {
    return inside_->rules;
}

const std::vector<std::string>& Ruleset::printed() const {
    return inside_->state.sandbox.printed();
}

Result<void> Ruleset::setup(core::Match& match) {
    if (inside_->setup < 0) return {};
    return run(match, inside_->setup, 0, nullptr);
}

Result<void> Ruleset::run(core::Match& match, int handler, int seat, const Move* move) {
    Inside& in = *inside_;
    Host& host = in.state.host;
    host.match = host.writer = &match;
    host.state = &match.state();
    host.seat = seat;
    host.eyes = Host::all_eyes;
    lua_State* lua = in.state.sandbox.lua();
    lua_rawgeti(lua, LUA_REGISTRYINDEX, in.functions[static_cast<size_t>(handler)]);
    in.push_match(lua);
    if (move != nullptr) in.push_move(lua, *move, -1);
    auto done = in.state.sandbox.call(move != nullptr ? 2 : 1, 0);
    host.writer = nullptr;
    return done;
}

bool Ruleset::allows(int where, const core::Question& question) {
    Inside& in = *inside_;
    if (!in.faults.empty()) return false;
    Host& host = in.state.host;
    host.writer = nullptr;
    host.state = &question.state;
    host.seat = host.eyes = question.seat;
    lua_State* lua = in.state.sandbox.lua();
    lua_rawgeti(lua, LUA_REGISTRYINDEX, in.functions[static_cast<size_t>(where)]);
    in.push_match(lua);
    in.push_move(lua, question.move, where);
    bool allowed = false;
    if (auto done = in.state.sandbox.call(2, 1)) {
        allowed = lua_toboolean(lua, -1) != 0;
        lua_pop(lua, 1);
    } else {
        in.faults = done.error();
    }
    return allowed;
}

Diagnostics Ruleset::take_faults() {
    return std::exchange(inside_->faults, {});
}

}  // namespace fronteira::script
