-- War II, "Aerotransporte": "os exércitos podem ser deslocados por via aérea de um CE para outro, mesmo não
-- sendo contíguos", and move no further: what has arrived stays.
local movable = require "movable"
local victory = require "victory"

return move "airlift" {
  from = space { owner = me, armies = at_least(2), tagged = "strategic_centre" },
  to = space { owner = me, tagged = "strategic_centre", is = is_not(value_of "from") },
  armies = number { from = 1, upto = movable },
  effect = {
    shift("armies", "from", "to", value_of "armies"),
    raise("arrived", "to", value_of "armies"),
    victory.by_strength,
  },
}
