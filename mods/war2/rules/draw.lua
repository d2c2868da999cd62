-- War II, "Cartas de Troca": three cards at the end of a turn with a conquest, and never more than five in hand.
local espionage = require "espionage"
local trade_cards = require "trade_cards"

local cards_a_turn, most_cards = 3, 5

local function draw(match)
  if match:cards_left "territory" == 0 then trade_cards.renew(match) end
  local card = match:deal("territory", match.me)
  if card then match:tell("card", { seat = match.me, card = card }) end
end

return phase "draw" {
  enter = function(match)
    espionage.close(match)
    clear "arrived"
    match.redeploying = false
    if not match.conquered then return end
    local wanted = math.min(cards_a_turn, most_cards - match.me:hand_size "territory")
    for _ = 1, wanted do draw(match) end
  end,
}
