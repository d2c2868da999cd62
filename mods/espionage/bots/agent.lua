-- Sets up a fortress, fights where it knows that it wins, sends spies and corporals ahead to find out,
-- and marches on the headquarters once it is known.

local rank = { corporal = 1, lieutenant = 2, captain = 3, colonel = 4, general = 5 }
local worth = {
  corporal = 2, lieutenant = 3, captain = 4, colonel = 6, general = 9, spy = 5, sapper = 4,
  mine = 3, headquarters = 1000,
}

-- "takes" or "falls", as the rules say.
local function meet(attacker, defender)
  if defender == "headquarters" then return true end
  if defender == "mine" then return attacker == "sapper" end
  if not rank[defender] then return true end
  if attacker == "sapper" then return defender == "general" end
  return (rank[attacker] or 0) >= rank[defender]
end

-- What an attack on a piece nobody has seen brings on average, by who attacks.
local blind = { corporal = -0.4, lieutenant = 0.2, captain = 0.4, colonel = 0.3, general = -0.5, spy = -2, sapper = -1.5 }

local function distance(a, b) return math.abs(a.x - b.x) + math.abs(a.y - b.y) end

-- Enemies that have never moved may be mines; the ones in the back are the goal.
local function goal(view)
  local best, value
  for _, space in ipairs(view.space) do
    if space.owner and space.owner ~= view.me then
      if space.piece == "headquarters" then return space, true end
      local depth = view.me.number == 1 and -space.y or space.y
      if not space.piece and (not value or depth > value) then best, value = space, depth end
    end
  end
  return best, false
end

-- Whether a known enemy beside the square would take the piece there.
local function threatened(view, space, piece)
  for _, near in ipairs(space:neighbours()) do
    if near.owner and near.owner ~= view.me and near.piece and distance(near, space) == 1
      and rank[near.piece] and meet(near.piece, piece) then
      return true
    end
  end
  return false
end

local function unknown_near(view, space)
  local count = 0
  for _, near in ipairs(space:neighbours()) do
    if near.owner and near.owner ~= view.me and not near.piece then count = count + 1 end
  end
  return count
end

local function score(view, offer, target, found)
  local piece, to = offer.from.piece, offer.to
  local value = view:random(100) / 200
  if threatened(view, offer.from, piece) then value = value + worth[piece] / 2 end
  if to.owner then
    if not to.piece then return value + blind[piece] + (found and 0 or 0.6) end
    if to.piece == "headquarters" then return 1000 end
    return value + (meet(piece, to.piece) and worth[to.piece] or -worth[piece] * 2)
  end
  if threatened(view, to, piece) then value = value - worth[piece] end
  if piece == "spy" then value = value + 1.5 * unknown_near(view, to) - 0.2 end
  if target then
    local pull = found and 3 or piece == "spy" and 1 or rank[piece] and rank[piece] <= 3 and 0.7 or 0.2
    value = value + pull * (distance(offer.from, target) - distance(to, target))
  end
  return value
end

local function best_march(view, offers)
  local target, found = goal(view)
  local chosen, highest
  for _, offer in ipairs(offers) do
    if offer.move == "march" then
      local value = score(view, offer, target, found)
      if not highest or value > highest then chosen, highest = offer, value end
    end
  end
  return chosen
end

return function(view)
  local offers = view:moves()
  local by_name = {}
  for _, offer in ipairs(offers) do by_name[offer.move] = by_name[offer.move] or offer end
  return by_name.ready or by_name.fill or by_name.decline_draw or best_march(view, offers)
end
