-- Shoots what is worth it, moves to where it can shoot and is not shot at, and keeps away from blocks.

local range = { soldier = 2, jeep = 3, tank = 4 }
local worth = { soldier = 2, jeep = 3, tank = 4 }
local turned = {
  left = { north = "west", west = "south", south = "east", east = "north" },
  right = { north = "east", east = "south", south = "west", west = "north" },
}

local function value_of(view, space)
  if not space.owner then return 0 end
  return space.owner == view.me and -1.2 * worth[space.unit] or worth[space.unit]
end

-- What is gained when a block goes up, if it is live: six in ten are.
local function blast(view, block)
  local sum = 0
  for _, near in ipairs(block:neighbours()) do sum = sum + value_of(view, near) end
  return 0.6 * sum
end

-- What a character that stands there, facing that way, would gain by shooting; `left` is where it came from.
local function shot(view, space, facing, unit, left)
  local line = space:ray(facing, range[unit])
  if #line < range[unit] then return 0 end
  local target, sum = table.remove(line), 0
  if target == left then return 0 end
  for _, between in ipairs(line) do
    if between.block then return 0 end
    if between ~= left then sum = sum + value_of(view, between) end
  end
  if target.block then return blast(view, target) + 0.6 * sum end
  if not target.owner then return 0 end
  return value_of(view, target) + sum
end

-- Whether an enemy could hit that square as it faces now, or after turning.
local function danger(view, space)
  local sum = 0
  for _, way in ipairs { "north", "east", "south", "west" } do
    for steps, at in ipairs(space:ray(way, 4)) do
      if at.block then break end
      if at.owner and at.owner ~= view.me and range[at.unit] == steps then
        local back = at:ray(at.facing, steps)
        if back[steps] == space then sum = sum + 1 end
      end
    end
  end
  return sum
end

local function nearest_enemy(view, space)
  local best = 24
  for _, one in ipairs(view.space) do
    if one.owner and one.owner ~= view.me then
      best = math.min(best, math.abs(one.x - space.x) + math.abs(one.y - space.y))
    end
  end
  return best
end

local function stand(view, from, to, facing)
  local unit = from.unit
  local gain = math.max(0, shot(view, to, facing, unit, from))
  return gain - worth[unit] * 0.8 * math.min(1, danger(view, to)) - 0.05 * nearest_enemy(view, to)
end

local score = {}

function score.fire(view, offer)
  return 10 * shot(view, offer.who, offer.who.facing, offer.who.unit)
end

function score.advance(view, offer)
  local line = offer.who:ray(offer.who.facing, view.die)
  local to = line[view.die]
  if to.block then return blast(view, to) - 0.6 * worth[offer.who.unit] end
  return stand(view, offer.who, to, offer.who.facing) - stand(view, offer.who, offer.who, offer.who.facing)
end

function score.advance_and_turn(view, offer)
  local line = offer.who:ray(offer.who.facing, view.die - 1)
  local facing = turned[offer.way][offer.who.facing]
  return stand(view, offer.who, line[#line], facing) - stand(view, offer.who, offer.who, offer.who.facing)
end

function score.turn(view, offer)
  return shot(view, offer.who, turned[offer.way][offer.who.facing], offer.who.unit)
end

function score.launch(view) return view.me:count "owner" < 4 and 1 or 0.1 end
function score.move_pad() return -1 end
function score.pass() return 0 end
function score.blocked() return -5 end
function score.remove(_, offer) return worth[offer.who.unit] end
function score.deploy(view, offer)
  local forward = view.me.number == 1 and "north" or "south"
  return (offer.facing == forward and 1 or 0) + worth[offer.unit] / 10
end

return function(view)
  local best, highest
  for _, offer in ipairs(view:moves()) do
    local rate = score[offer.move]
    local value = (rate and rate(view, offer) or 0) + view:random(100) / 1000
    if offer.move == "fire" and value < 1 then value = -10 end
    if offer.move == "pass" then value = value - 0.2 end
    if offer.move == "blocked" then value = -9 end
    if not highest or value > highest then best, highest = offer, value end
  end
  return best
end
