-- War II, "Conquista de Território" as in War; an information centre in the territory is captured with it.
local war = require "war/conquest"
local espionage = require "espionage"

local conquest = { settled = war.settled }

-- Older edition, as an option: who is left with one territory wins with three Strategic Centres.
local function note_last_stand(victim)
  if option.older_edition_last_territory and victim:count "owner" == 2 then
    victim.last_stand, victim.least_territories = true, 0
  end
end

function conquest.take(match, m)
  note_last_stand(m.to.owner)
  war.take(match, m)
  espionage.capture(match, m.to)
end

return conquest
