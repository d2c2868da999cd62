// SPDX-License-Identifier: MIT
#include "script/bindings/ask.hpp"

#include "script/hints/error_text.hpp"
#include "script/host.hpp"
#include "script/offers.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

int find_phase(lua_State* lua, const core::Rules& rules, const char* name) {
    if (const auto phase = rules.find_phase(name)) return *phase;
    std::vector<std::string> names;
    for (const core::Phase& phase : rules.phases) names.push_back(phase.name);
    const std::string near = did_you_mean(lua, name, names);
    luaL_error(lua, "there is no question `%s`%s", name,
               near.empty() ? " (declare it, question \"...\" { ... }, and list it in `asked`)"
                            : near.c_str());
    return -1;
}

std::optional<core::Range> range_at(lua_State* lua, int first) {
    if (lua_isnoneornil(lua, first) && lua_isnoneornil(lua, first + 1)) return std::nullopt;
    const int32_t least = cell_number(lua, "least", check_whole(lua, first));
    return core::Range{least, cell_number(lua, "most", check_whole(lua, first + 1))};
}

/// What a move gives to the effect that asked: its values, or its name where it has none.
int push_answer(lua_State* lua, const Host& host, const Move& move) {
    const core::MoveKind& kind = host.rules->moves[static_cast<size_t>(move.kind)];
    for (const core::Slot& slot : kind.slots) push_slot_value(lua, host, slot, move);
    if (kind.slots.empty()) lua_pushstring(lua, kind.name.c_str());
    return std::max(static_cast<int>(kind.slots.size()), 1);
}

}  // namespace

int ask(lua_State* lua) {
    const Host& host = host_of(lua);
    if (std::string_view(host.extra_owner) == "Game")
        return luaL_error(lua, "a spec cannot ask (let a move ask, and play the answer)");
    const int seat = check_handle(lua, 2, HandleType::seat).index;
    core::Match& match = writer_of(lua);
    const int phase = find_phase(lua, *host.rules, luaL_checkstring(lua, 3));
    if (!host.rules->phases[static_cast<size_t>(phase)].question) {
        if (match.ask(seat, phase)) return 0;
        return luaL_error(lua,
                          "too many decisions are open (let each end before the next is asked)");
    }
    const auto range = range_at(lua, 4);
    if (const auto why = match.cannot_ask(seat, phase, range))
        return luaL_error(lua, "%s", why->c_str());
    const Move* answer = match.answer(seat, phase, range);
    if (answer == nullptr) Sandbox::interrupt(lua);
    return push_answer(lua, host, *answer);
}

}  // namespace fronteira::script
