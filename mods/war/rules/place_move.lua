-- War, "Recebimento de Exércitos": "o jogador deve colocar todos os exércitos recebidos".
local victory = require "victory"

return move "place" {
  space "on" "owner == me",
  number "armies" "1 to match.reserve + on.region.reserve",
  effect = {
    raise("armies", "on", "armies"),
    -- Armies of the continent first: the others may go anywhere.
    raise("reserve", "match", "min(0, on.region.reserve - armies)"),
    raise("reserve", "on.region", "-min(armies, on.region.reserve)"),
    victory.by_strength,
    only_if("match.reserve + sum(region, reserve) == 0", finish_phase),
  },
}
