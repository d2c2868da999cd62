-- War II, "Ataques" as in War, and "Ataques Aéreos".
local attacks = require "war/attacks"
local air, information, trade = require "air", require "information", require "trade"

local conquer, eliminate = attacks.conquer, attacks.eliminate

--- An information centre in the territory is captured with it.
function attacks.conquer(match, from, to)
  -- Older edition, as an option: whoever is left with one territory wins with three strategic centres.
  if option.older_edition_last_territory and to.owner:count "owner" == 2 then to.owner.last_stand = true end
  conquer(match, from, to)
  information.capture(match, to)
end

--- "Eliminação de um Concorrente": as in War; bombers and information centre leave the board.
function attacks.eliminate(match, victim)
  eliminate(match, victim)
  victim.bombers, victim.information_centre = 0, nil
  trade.tidy(match)
end

attacks.attacking = phase "attack" {
  attacks.attack, air.raid, trade.anytime, information.anytime,
  move "end_attacks" { effect = finish_phase },
}

return attacks
