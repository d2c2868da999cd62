-- War II, "Conquista de Território" as in War; an information centre in the territory is captured with it.
local war = require "war/conquest"
local espionage = require "espionage"

local conquest = {}

function conquest.take(match, from, to)
  local victim = to.owner
  war.take(match, from, to)
  espionage.capture(match, to)
  if option.older_edition_last_territory and victim:count "owner" == 1 then victim.last_stand = true end
end

return conquest
