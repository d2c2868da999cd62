-- War II, "Conquista de Território" as in War; an information centre in the territory is captured with it.
local war = require "war/conquest"
local espionage = require "espionage"

local conquest = {}

-- Older edition, as an option: who is left with one territory wins with three Strategic Centres.
local function leave_one(match)
  local victim = match.battle_to.owner
  victim.last_stand, victim.least_territories = true, 0
end

local left_with_one = option.older_edition_last_territory
  and only_if({ [count_of("owner", owner_of(battle_to_of(match)))] = 2 }, leave_one)
  or {}

local function capture_centre(match)
  espionage.capture(match, match.battle_to)
end

conquest.take = { left_with_one, war.take, capture_centre }

return conquest
