-- War II, "Ataques" as in War, and "Ataques Aéreos".
local attacks = require "war/attacks"
local air = require "air"
local information = require "information"
local trade = require "trade"

local conquer = attacks.conquer

-- Older edition, as an option: who is left with one territory wins with three Strategic Centres.
local function note_last_stand(victim)
  if option.older_edition_last_territory and victim:count "owner" == 2 then victim.last_stand = true end
end

--- An information centre in the territory is captured with it.
function attacks.conquer(match, from, to)
  note_last_stand(to.owner)
  conquer(match, from, to)
  information.capture(match, to)
end

attacks.attacking = phase "attack" {
  attacks.attack,
  air.raid,
  trade.anytime,
  information.anytime,
  move "end_attacks" { effect = finish_phase },
}

return attacks
