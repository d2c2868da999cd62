-- War, "Conquista de Cartas": one card a turn, and only for a conquest.
local elimination = require "elimination"

local most_cards = 5

return phase "draw" {
  enter = function(match)
    if match.late_trade then elimination.limit_hand(match, match.me) end
    if not match.conquered or match.me:hand_size "territory" >= most_cards then return end
    -- "Quando todas as cartas tiverem sido distribuídas, devem ser recolhidas, embaralhadas."
    if match:cards_left "territory" == 0 then
      for _, card in ipairs(match:cards("territory", "discard")) do match:to_pile(card) end
      match:shuffle "territory"
    end
    local card = match:deal("territory", match.me)
    if card then match:tell("card", { seat = match.me, card = card }) end
  end,
}
