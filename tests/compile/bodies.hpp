// SPDX-License-Identifier: MIT
// Rulesets of one move that does what a body says, run compiled and by Lua.
#pragma once

#include "conformance/both_ways.hpp"
#include "script/judge.hpp"
#include "support/tiny_board.hpp"
#include "tales.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace fronteira::script {

inline constexpr const char* state_file = R"(
return {
  space = { owner = seat, armies = int(-1000, 1000), kind = choice { "sea", "land", "hill" } },
  seat = { gold = int(0, 50), friends = seats },
  match = { a = int(-2000000000, 2000000000), b = int(-2000000000, 2000000000), on = flag, here = space },
  decks = { "tale" },
}
)";

/// A ruleset of one move that does what `body` says, with some functions and tables around it, and
/// with `helpers` before it.
inline RulesetSource source_of(const std::string& body, const std::string& helpers = "") {
    RulesetSource source;
    source.mod = source.id = "both";
    source.board = support::ring_board(5, 2);
    source.decks = {tales()};
    source.read = [body, helpers](const std::string& file,
                                  const std::string&) -> std::optional<std::string> {
        if (file == "rules/state.lua") return state_file;
        if (file != "rules/init.lua") return std::nullopt;
        return R"(
local counter, list, words = 0, { 3, 1, 2 }, { sea = 1, land = 2, hill = 3 }
local odd, fractions = { [true] = 1, [false] = 2, x = 3 }, { [1.5] = 1, [2.5] = 2, 3 }
local function twice(x) return 2 * x end
local function sum(...)
  local all = 0
  for _, one in ipairs { ... } do all = all + one end
  return all, #{ ... }
end
local function count_down(n) if n <= 0 then return 0 end return 1 + count_down(n - 1) end
local function weigh(match, space)
  local all = 0
  for i = 1, 4 do
    for _, near in ipairs(space:neighbours()) do all = all + i * near.armies + space.armies % 7 end
  end
  return all % 1000
end
local function rank(match, seat)
  local all = seat.gold + match.round + match.turn.number + seat:count "owner"
  for _, one in ipairs(match.seat) do all = all + (one == match.me and 3 or 5) + #one:spaces "owner" end
  for i = 1, 9 do all = (all * i + 3) % 97 end
  return all, all % 2 == 0
end
local function deed(match, space)
  for i = 1, 9 do space.armies = space.armies + i % 2 end
  return space.armies
end
local function used_up(many)
  local all = 0
  while #many > 0 do all = all + table.remove(many) * 3 - 1 end
  return all
end
local function listed(space)
  local found = {}
  for i = 1, 9 do found[i] = space.armies + i end
  return found
end
)" + helpers + R"(
local function act(match, on, n)
)" + body + R"(
end
return {
  setup = function(match)
    for i, space in ipairs(match.space) do space.owner, space.armies = match.seat[i % 2 + 1], i end
    for i = 1, 5 do match:deal("tale", match.seat[i % 2 + 1]) end
    match:begin_with(match.seat[2])
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

template <class Rules>
conformance::Instance load(const RulesetSource& source) {
    auto loaded = Rules::load(source);
    if (!loaded) throw std::runtime_error(to_text(loaded.error()));
    const std::shared_ptr<Rules> rules = std::move(*loaded);
    return {{rules, &rules->rules()}, rules};
}

/// Where they part, or nothing.
inline std::string difference(const std::string& body, uint64_t seed = 1,
                              const std::string& helpers = "") {
    const RulesetSource source = source_of(body, helpers);
    const auto compiled = load<Ruleset>(source), judge = load<Judge>(source);
    return conformance::first_parting(compiled, judge, seed, 40).difference;
}

/// What is not compiled of it.
inline std::vector<std::string> words_left(const std::string& body,
                                           const std::string& helpers = "") {
    std::vector<std::string> words;
    const auto left = left_to_lua(source_of(body, helpers));
    if (!left) throw std::runtime_error(to_text(left.error()));
    for (const LeftToLua& leave : *left) words.push_back(leave.word);
    return words;
}

}  // namespace fronteira::script
