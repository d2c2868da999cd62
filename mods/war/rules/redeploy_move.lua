-- War, "Deslocamentos" 1-2: between contiguous territories, one army stays, and "um exército pode ser
-- deslocado uma única vez".
local movable = require "movable"
local victory = require "victory"

return move "redeploy" {
  from = space { owner = me, armies = at_least(2) },
  to = linked "from" { owner = me },
  armies = number { from = 1, upto = movable },
  effect = {
    shift("armies", "from", "to", value_of "armies"),
    raise("arrived", "to", value_of "armies"),
    victory.by_strength,
  },
}
