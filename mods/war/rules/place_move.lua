-- War, "Recebimento de Exércitos": "o jogador deve colocar todos os exércitos recebidos".
local victory = require "victory"

return move "place" {
  on = space { owner = me },
  armies = number { from = 1, upto = reserve_of(match) + reserve_of(region_of "on") },
  effect = {
    raise("armies", "on", value_of "armies"),
    -- Armies of the continent first: the others may go anywhere.
    raise("reserve", match, least(0, reserve_of(region_of "on") - value_of "armies")),
    raise("reserve", region_of "on", 0 - least(value_of "armies", reserve_of(region_of "on"))),
    victory.by_strength,
    only_if({ [reserve_of(match) + sum_of "reserve"] = 0 }, finish_phase),
  },
}
