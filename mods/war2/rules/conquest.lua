-- War II, "Conquista de Território" as in War; an information centre in the territory is captured with it.
local war = require "war/conquest"
local espionage = require "espionage"

local conquest = {}

function conquest.take(match)
  local territory, victim = match.battle_to, match.battle_to.owner
  war.take(match)
  espionage.capture(match, territory)
  if option.older_edition_last_territory and victim:count "owner" == 1 then
    victim.last_stand, victim.least_territories = true, 0
  end
end

return conquest
