// SPDX-License-Identifier: MIT
#include "script/specs/spec_state.hpp"

#include "script/bindings/handle_members.hpp"
#include "script/sandbox/sandbox.hpp"

namespace fronteira::script {

int64_t spec_cost(const core::Match& match) {
    constexpr int64_t cost_at_least = 200;
    return cost_at_least + (core::Budget::of_a_step - match.state().budget().left()) / 4;
}

SpecState& spec_of(lua_State* lua) {
    return *static_cast<SpecState*>(Sandbox::host(lua));
}

void SpecState::take_printed() {
    if (ruleset == nullptr) return;
    for (std::string& line : ruleset->take_printed()) printed.push_back(std::move(line));
}

Result<void> SpecState::begin(lua_State* lua, const std::string& ruleset_id, const std::string& map,
                              int players, const std::map<std::string, std::string>& options,
                              uint64_t seed) {
    auto from = source(ruleset_id, map, players, options);
    if (!from) return fail(from.error());
    auto loaded = Judge::load(*from);
    if (!loaded) return fail(loaded.error());
    auto begun = std::make_unique<core::Match>((*loaded)->rules(), **loaded);
    begun->listen(true);
    auto started = begun->start(seed);
    constexpr int64_t cost_of_files = 20'000;
    Sandbox::charge(lua, cost_of_files + spec_cost(*begun));
    if (!started) return started;
    match = std::move(begun);  // what handles of the game before point at goes with it
    take_printed();
    ruleset = std::move(*loaded);
    events = match->take_events();
    Host& host = rule_state->host;
    host.rules = &ruleset->rules();
    host.match = host.writer = match.get();
    host.state = &match->state();
    host.extra = game_bindings();
    host.extra_owner = "Game";
    open_handles(lua, host);
    return {};
}

}  // namespace fronteira::script
