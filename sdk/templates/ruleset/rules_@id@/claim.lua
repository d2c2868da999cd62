-- In turn, everyone claims a free space next to their own; whoever cannot, passes. When nobody can,
-- the most spaces win.
local function touches(space, seat)
  for _, neighbour in ipairs(space:neighbours()) do
    if neighbour.owner == seat then return true end
  end
  return false
end

local function is_open(space, seat)
  if space.owner then return false end
  return seat:count "owner" == 0 or touches(space, seat)
end

local function anything_left(match)
  for _, seat in ipairs(match.seat) do
    for _, space in ipairs(match.space) do
      if is_open(space, seat) then return true end
    end
  end
  return false
end

local function finish(match)
  local best, equal = match.seat[1], false
  for i = 2, #match.seat do
    local mine, most = match.seat[i]:count "owner", best:count "owner"
    if mine == most then
      equal = true
    elseif mine > most then
      best, equal = match.seat[i], false
    end
  end
  if equal then match:draw_game() else match:win(best) end
end

return phase "claim" {
  enter = function(match)
    if not anything_left(match) then finish(match) end
  end,

  move "claim" {
    space "on" { "not owner", where = function(match, on) return is_open(on, match.me) end },
    effect = function(match, on)
      on.owner = match.me
      match:finish_phase()
    end,
  },
}
