-- "A batalha termina depois que um jogador perde todos os dez."
local losses = {}

local function lost(seat) return 10 - seat.characters >= option.losses end

--- Ends the match when somebody has lost; true when it has ended.
function losses.test(match)
  local first, second = lost(match.seat[1]), lost(match.seat[2])
  if first and second then
    match:draw_game()
  elseif first or second then
    match:win(match.seat[first and 2 or 1])
  end
  return first or second
end

--- Takes a character off the island.
function losses.remove(match, space)
  match:tell("removed", { seat = space.owner, unit = space.unit, space = space })
  add(space.owner, "characters", -1)
  space.owner, space.unit, space.facing = nil, "none", "nowhere"
end

return losses
