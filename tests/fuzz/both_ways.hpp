// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/both_ways.hpp"
#include "core/board/board.hpp"
#include "script/judge.hpp"
#include "tales.hpp"
#include "written_function.hpp"

#include <memory>
#include <string>

namespace fronteira::script {

/// A ruleset for two, on a ring of five spaces, of one move whose effect that is, and one that ends
/// a turn.
inline RulesetSource written_rules(const std::string& body) {
    Map map;
    map.id = "ring";
    const auto id = [](int number) { return "s" + std::to_string(number % 5); };
    for (int i = 0; i < 5; ++i) {
        MapSpace space;
        space.id = id(i);
        map.spaces.push_back(space);
        map.links.push_back({id(i), id(i + 1), "land", false, {}});
    }
    RulesetSource source;
    source.mod = source.id = "written";
    source.board = *core::compile(map);
    source.decks = {tales()};
    source.read = [body](const std::string& file,
                         const std::string&) -> std::optional<std::string> {
        if (file == "rules/state.lua") return WrittenFunction::state;
        if (file != "rules/init.lua") return std::nullopt;
        return std::string(WrittenFunction::helpers) + "local function act(match, on, n)\n" + body +
               R"(
end
return {
  setup = function(match)
    for i, space in ipairs(match.space) do space.owner, space.armies = match.seat[i % 2 + 1], i end
    for i = 1, 5 do match:deal("tale", match.seat[i % 2 + 1]) end
  end,
  turn = { phase "only" {
    move "go" { space "on" "owner == me", number "n" "1 to 9", effect = act },
    move "stop" { effect = function(match) if match.round > 4 then match:draw_game() end match:finish_phase() end },
  } },
}
)";
    };
    return source;
}

/// Where the compiled form of a written function and Lua part in a match by lot, or why it cannot
/// be loaded; empty: nowhere.
inline std::string parting(const std::string& body, uint64_t seed, int moves) {
    const auto as_instance = [](auto loaded) -> conformance::Instance {
        using Rules = typename std::decay_t<decltype(*loaded)>::element_type;
        const std::shared_ptr<Rules> rules = std::move(*loaded);
        return {{rules, &rules->rules()}, rules};
    };
    auto compiled = Ruleset::load(written_rules(body));
    auto judge = Judge::load(written_rules(body));
    if (!compiled) return to_text(compiled.error());
    if (!judge) return to_text(judge.error());
    return conformance::first_parting(as_instance(std::move(compiled)),
                                      as_instance(std::move(judge)), seed, moves)
        .difference;
}

}  // namespace fronteira::script
