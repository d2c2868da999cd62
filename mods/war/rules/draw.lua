-- War, "Conquista de Cartas": one card a turn, and only for a conquest.
local elimination = require "elimination"

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
    only_if("match.late_trade", limit_hand),
    only_if("match.conquered and me:hand_size('territory') < 5", {
      only_if("match:cards_left('territory') == 0", gather),
      deal("territory", "me"),
    }),
  },
}
