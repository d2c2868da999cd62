-- "Como configurar": who begins, the shores and the pads.
local units = require "units"

local blocks = 10

-- "Rolar o dado para decidir quem jogará primeiro com o maior número jogando primeiro."
local function first(match)
  local points
  repeat
    points = { match:roll(6), match:roll(6) }
    for i, seat in ipairs(match.seat) do match:tell("throw", { seat = seat, points = points[i] }) end
  until points[1] ~= points[2]
  local begins = match.seat[points[1] > points[2] and 1 or 2]
  match:tell("begins", { seat = begins })
  return begins
end

return function(match)
  local corner = match.space[#match.space]
  if corner.x ~= 12 or corner.y ~= 12 or not corner:toward "north_west" then
    error("the island is a grid of 12 by 12 squares with diagonals")
  end
  for _, space in ipairs(match.space) do
    if space.y >= 11 then space.shore = match.seat[1] end
    if space.y <= 2 then space.shore = match.seat[2] end
  end
  for i, seat in ipairs(match.seat) do
    for unit, count in pairs(units.army) do seat[unit] = count end
    seat.characters = 10
    seat.missile = i == 1 and 3 or 10 -- "Alinhado com os cinco primeiros quadrados à esquerda"
  end
  match.left, match.live_left = blocks, option.live_blocks
  match:begin_with(first(match))
end
