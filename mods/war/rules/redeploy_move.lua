-- War, "Deslocamentos" 1-2: between contiguous territories, one army stays, and "um exército pode ser
-- deslocado uma única vez".
local victory = require "victory"

return move "redeploy" {
  from = space { owner = me, armies = at_least(2) },
  to = linked "from" { owner = me },
  armies = number {
    from = 1,
    upto = least(armies_of "from" - 1, armies_of "from" - arrived_of "from"),
  },
  effect = {
    shift("armies", "from", "to", value_of "armies"),
    raise("arrived", "to", value_of "armies"),
    victory.by_strength,
  },
}
