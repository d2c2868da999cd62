-- "Sobre os blocos de obstáculos": an activated block is turned over; a live one takes all around with it.
local losses = require "losses"

local blast = {}

local function turn_over(match, space)
  local live = space.live
  space.block, space.live = false, false
  add(match, live and "exploded" or "harmless", 1)
  match:tell(live and "explodes" or "safe", { space = space })
  return live
end

-- "Juntamente com qualquer personagem que esteja em qualquer um dos oito quadrados adjacentes", and with
-- whoever has just landed on it.
local function sweep(match, space)
  if space.owner then losses.remove(match, space) end
  for _, near in ipairs(space:neighbours()) do
    if near.owner then losses.remove(match, near) end
  end
end

--- A character activates a block; true when it was live. "Um bloco ativo também pode ativar outro, mas
-- apenas se tiver sido ativado inicialmente por um personagem": one step, no further.
function blast.activate(match, space)
  if not turn_over(match, space) then return false end
  sweep(match, space)
  for _, near in ipairs(space:neighbours()) do
    if near.block and turn_over(match, near) then sweep(match, near) end
  end
  return true
end

return blast
