-- War II, "Aerotransporte": "os exércitos podem ser deslocados por via aérea de um CE para outro, mesmo não
-- sendo contíguos", and move no further: what has arrived stays.
local movable = require "movable"
local victory = require "victory"

return move "airlift" {
  space "from" "owner == me and armies > 1 and tagged('strategic_centre')",
  space "to" "owner == me and tagged('strategic_centre') and to ~= from",
  number "armies" ("1 to " .. movable),
  effect = {
    shift("armies", "from", "to", "armies"),
    raise("arrived", "to", "armies"),
    victory.by_strength,
  },
}
