-- "A batalha termina depois que um jogador perde todos os dez."
local losses = {}

local function lost(seat) return 10 - seat.characters >= option.losses end

--- Ends the match when somebody has lost; true when it has ended.
function losses.test(match)
  local first, second = match.seat[1], match.seat[2]
  if lost(first) and lost(second) then
    match:draw_game()
  elseif lost(first) then
    match:win(second)
  elseif lost(second) then
    match:win(first)
  else
    return false
  end
  return true
end

--- Takes a character off the island.
function losses.remove(match, space)
  match:tell("removed", { seat = space.owner, unit = space.unit, space = space })
  add(space.owner, "characters", -1)
  space.owner, space.unit, space.facing = nil, "none", "nowhere"
end

--- Takes a character off its owner's pad.
function losses.unload(match, seat, place)
  match:tell("unloaded", { seat = seat, unit = seat[place] })
  seat[place] = "none"
  add(seat, "characters", -1)
end

return losses
