-- Fights on land as War's steady bot does, and adds what War II brings: chooses a compact beginning, bombs what
-- stands in the way of its armies, plays its cards as soon as they are worth something, and spies.
local steady = require "war/steady"

-- Of a list, the item that scores highest; none when all score nil.
local function best(list, score)
  local chosen, highest
  for _, item in ipairs(list or {}) do
    local value = score(item)
    if value and (not highest or value > highest) then chosen, highest = item, value end
  end
  return chosen
end

local function armies_near(view, space, mine)
  local strongest = 0
  for _, near in ipairs(space:neighbours()) do
    if (near.owner == view.me) == mine then strongest = math.max(strongest, near.armies) end
  end
  return strongest
end

-- How much a vacant territory adds: near one's own, in a continent one has begun, not in one another leads.
local function promise(view, space)
  local near, others = 0, 0
  for _, neighbour in ipairs(space:neighbours()) do
    if neighbour.owner == view.me then near = near + 1 end
  end
  for _, seat in ipairs(view.seat) do
    if seat ~= view.me then others = math.max(others, space.region:count("owner", seat)) end
  end
  return 2 * space.region:count("owner", view.me) - others + near - space.region.size / 6
end

local choose = {}

function choose.claim(view, offers)
  return best(offers, function(offer) return promise(view, offer.on) end)
end

function choose.take_centre(_, offers)
  return offers[1] -- two armies and an army a turn are more than two territories
end

function choose.take_two(view, offers)
  return best(offers, function(offer) return promise(view, offer.first) + promise(view, offer.second) end)
end

-- Where the most armies stand guard.
function choose.place_centre(view, offers)
  return best(offers, function(offer) return offer.on.armies - armies_near(view, offer.on, false) end)
end

function choose.spy(_, offers)
  return best(offers, function(offer)
    local cards = offer.whom:hand_size "territory"
    return cards > 0 and cards or nil
  end)
end

local function numbers_of(offer)
  local sum = 0
  for _, card in ipairs(offer.numbers) do sum = sum + card.number end
  return sum
end

-- All numbers at once, on the border that is most outnumbered.
function choose.reinforce(view, offers)
  return best(offers, function(offer)
    local enemies = armies_near(view, offer.on, false)
    return enemies > 0 and 100 * numbers_of(offer) + enemies - offer.on.armies or nil
  end)
end

-- Only what one's own armies can attack afterwards is worth bombs.
local function worth_bombs(view, space, bombers)
  local mine = armies_near(view, space, true)
  if mine < 3 or space.armies < 3 or bombers < 2 then return nil end
  return math.min(bombers, space.armies) + mine / 10
end

function choose.card_raid(view, offers)
  return best(offers, function(offer) return worth_bombs(view, offer.on, 1 + numbers_of(offer)) end)
end

function choose.air_raid(view, offers)
  local offer = best(offers, function(offer) return worth_bombs(view, offer.on, offer.most) end)
  return offer, offer and math.min(offer.most, offer.on.armies)
end

-- A throw costs two thirds of a bomber and destroys an army: going on always pays.
function choose.bomb_again(_, offers)
  return offers[1]
end

-- Room for three new cards after a conquest; small numbers are missed least.
function choose.drop(view, offers)
  if not view.conquered or view.me:hand_size "territory" <= 3 then return nil end
  return best(offers, function(offer)
    local card = offer.card[1]
    return card.number and -card.number or nil
  end)
end

local first_of_all = { "claim", "take_centre", "take_two", "place_centre", "bomb_again", "spy" }
local by_phase = {
  place = { "reinforce" },
  attack = { "reinforce", "card_raid", "air_raid" },
  end_turn = { "reinforce", "drop" },
}

local function by_move(view)
  local groups = {}
  for _, offer in ipairs(view:moves()) do
    groups[offer.move] = groups[offer.move] or {}
    table.insert(groups[offer.move], offer)
  end
  return groups
end

return function(view)
  local groups = by_move(view)
  local function try(names)
    for _, name in ipairs(names) do
      if groups[name] then
        local offer, number = choose[name](view, groups[name])
        if offer then return offer, number end
      end
    end
  end
  local offer, number = try(first_of_all)
  if offer then return offer, number end
  local phase = groups.place and "place" or groups.end_turn and "end_turn" or "attack"
  offer, number = try(by_phase[phase])
  if offer then return offer, number end
  return steady(view)
end
