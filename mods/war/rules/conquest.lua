-- War, "Conquista de Território": the attackers of the last battle move in.
local elimination = require "elimination"
local house = require "house"
local victory = require "victory"

local conquest = {}

local from, to = battle_from_of(match), battle_to_of(match)
local victim = owner_of(to)

-- A defender who throws his own dice decides then, and may not look into the attacker's objective.
local victory_within_reach = house.defender_chooses and victory.test or victory.within_reach

local function take_the_last(match)
  local loser = match.battle_to.owner
  match.battle_to.owner = match.turn
  elimination.of(match, loser, match.turn)
  victory.test(match)
end

--- What the battle of the match has won.
conquest.take = {
  put("conquered", match, true),
  tell("conquest", { seat = turn_seat, from = from, space = to, victim = victim }),
  ask(turn_seat, "occupy"),
  -- Who has given up is destroyed by nobody.
  only_if({ [count_of("owner", victim)] = 1, [standing_of(victim)] = 1 }, take_the_last),
  only_if({ [victim] = is_not(turn_seat) }, { put("owner", to, turn_seat), victory_within_reach }),
}

return conquest
