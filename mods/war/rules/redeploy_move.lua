-- War, "Deslocamentos" 1-2: between contiguous territories, one army stays, and "um exército pode ser
-- deslocado uma única vez".
local movable = require "movable"
local victory = require "victory"

return move "redeploy" {
  space "from" "owner == me and armies > 1",
  space "to" "linked(from) and owner == me",
  number "armies" ("1 to " .. movable),
  effect = {
    shift("armies", "from", "to", "armies"),
    raise("arrived", "to", "armies"),
    victory.by_strength,
  },
}
