-- War, "Conquista de Cartas": one card a turn, and only for a conquest.
local elimination = require "elimination"

local most_cards = 5

local function limit_hand(match)
  elimination.limit_hand(match, match.me)
end

-- "Quando todas as cartas tiverem sido distribuídas, devem ser recolhidas, embaralhadas."
local function gather(match)
  for _, card in ipairs(match:cards("territory", "discard")) do match:to_pile(card) end
  match:shuffle "territory"
end

return phase "draw" {
  enter = {
    only_if({ late_trade = true }, limit_hand),
    only_if({ conquered = true, [hand_size "territory"] = at_most(most_cards - 1) }, {
      only_if({ [cards_left "territory"] = 0 }, gather),
      deal("territory", me),
    }),
  },
}
