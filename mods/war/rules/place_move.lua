-- War, "Recebimento de Exércitos": "o jogador deve colocar todos os exércitos recebidos".
local victory = require "victory"

local function left_to_place(match)
  if match.reserve > 0 then return true end
  for _, region in ipairs(match.region) do
    if region.reserve > 0 then return true end
  end
  return false
end

return move "place" {
  on = space { owner = me },
  armies = number { from = 1, upto = reserve_of(match) + reserve_of(region_of "on") },
  effect = function(match, m)
    -- Armies of the continent first: the others may go anywhere.
    local region = m.on.region
    local own = math.min(m.armies, region.reserve)
    if own > 0 then region.reserve = region.reserve - own end
    if m.armies > own then match.reserve = match.reserve - (m.armies - own) end
    m.on.armies = m.on.armies + m.armies
    if not left_to_place(match) then
      match:finish_phase()
      victory.test(match)
    end
  end,
}
