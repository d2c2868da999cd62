-- War II, "Eliminação de um Concorrente": as in War; bombers and information centre leave the board.
local war = require "war/elimination"
local trade_cards = require "trade_cards"

local elimination = {}

function elimination.of(match, victim, by)
  war.of(match, victim, by)
  victim.bombers, victim.information_centre = 0, nil
  trade_cards.tidy(match)
end

return elimination
