-- A turn ends: a first move that stayed alone is settled, and what lasts one turn is forgotten.
local turn = require "turn"

return phase "settle" {
  enter = function(match)
    if turn.settle(match) then return end
    for _, space in ipairs(match.me:spaces "owner") do
      -- "Um movimento diferente tem que ser feito antes": after one turn the way back is free.
      if not space.moved then space.came_from = nil end
      space.moved = false
    end
    match.quiet = match.captured and 0 or math.min(match.quiet + 1, 65535)
    if option.quiet_turns > 0 and match.quiet >= option.quiet_turns then match:draw_game() end
  end,
}
