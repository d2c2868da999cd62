-- War, "Recebimento de Exércitos": "o jogador deve colocar todos os exércitos recebidos".
local victory = require "victory"

return move "place" {
  on = space { owner = me },
  armies = number { from = 1, upto = reserve_of(match) + reserve_of(region_of "on") },
  effect = function(match, m)
    -- Armies of the continent first: the others may go anywhere.
    local region = m.on.region
    local own = math.min(m.armies, region.reserve)
    if own > 0 then add(region, "reserve", -own) end
    if m.armies > own then add(match, "reserve", own - m.armies) end
    add(m.on, "armies", m.armies)
    if match.reserve == 0 and total "reserve" == 0 then
      match:finish_phase()
      victory.test(match)
    end
  end,
}
