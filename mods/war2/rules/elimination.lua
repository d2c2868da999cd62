-- War II, "Eliminação de um Concorrente": as in War; bombers and information centre leave the board.
local elimination = require "war/elimination"
local trade = require "trade"

local eliminate = elimination.of

function elimination.of(match, victim, by)
  eliminate(match, victim, by)
  victim.bombers, victim.information_centre = 0, nil
  trade.tidy(match)
end

return elimination
