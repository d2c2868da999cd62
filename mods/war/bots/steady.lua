-- Plays for its own objective: gathers its armies where they are needed next, attacks with good odds
-- and always with all dice, takes the cards of weak neighbours, and brings idle armies to the front.

-- Chance that the defence loses 0, 1, ... armies in one battle, by dice of attack and defence.
local battle = {
  { { .5833, .4167 }, { .7454, .2546 }, { .8264, .1736 } },
  { { .4213, .5787 }, { .4483, .3241, .2276 }, { .6193, .2548, .1259 } },
  { { .3403, .6597 }, { .2926, .3358, .3717 }, { .3830, .2647, .2147, .1376 } },
}
local most = 30

-- chance[a][d]: that `a` armies that may attack, all dice at a time, take a territory that `d` defend.
local chance = {}
for a = 0, most do
  chance[a] = { [0] = 1 }
  for d = 1, most do
    local sum = 0
    if a > 0 then
      local pairs_compared = math.min(3, a, d)
      for won, probability in ipairs(battle[math.min(3, a)][math.min(3, d)]) do
        local gained = won - 1
        local left = a - (pairs_compared - gained)
        sum = sum + probability * (gained == d and 1 or left > 0 and chance[left][d - gained] or 0)
      end
    end
    chance[a][d] = sum
  end
end

-- Large numbers by their proportion.
local function odds(attackers, defenders)
  local large = math.max(attackers, defenders)
  if large > most then
    attackers, defenders = attackers * most // large, math.max(1, defenders * most // large)
  end
  return chance[math.max(0, attackers)][defenders]
end

local function seat_of_colour(view, colour)
  for _, seat in ipairs(view.seat) do
    if seat.colour == colour then return seat end
  end
end

-- How near a region is to being held, for those that the objective leaves to choose.
local function promise(view, region)
  return region:count("owner", view.me) / region.size - region.size / 40
end

-- The regions of the objective, with the most promising ones for those of one's own choice.
local function wanted_regions(view, card)
  local wanted, rest = {}, {}
  for _, id in ipairs(card.regions or {}) do wanted[id] = true end
  for _, region in ipairs(view.region) do
    if not wanted[region.id] then table.insert(rest, region) end
  end
  table.sort(rest, function(a, b) return promise(view, a) > promise(view, b) end)
  for i = 1, math.min(card.more_regions or 0, #rest) do wanted[rest[i].id] = true end
  return wanted
end

-- The enemy territories that the objective names; none when any territory will do.
local function sought(view)
  local card, list = view.me:hand("objective")[1], {}
  if not card then return list, 1 end
  local regions = (card.regions or card.more_regions) and wanted_regions(view, card)
  local target = card.destroy and seat_of_colour(view, card.destroy)
  if target == view.me then target = nil end
  for _, space in ipairs(view.space) do
    if space.owner ~= view.me and
      (regions and space.region and regions[space.region.id] or target and space.owner == target) then
      table.insert(list, space)
    end
  end
  return list, card.armies or 1
end

-- Steps from each space to the nearest of a list.
local function distances(list)
  local steps, queue, head = {}, {}, 1
  for _, space in ipairs(list) do
    steps[space.id] = 0
    table.insert(queue, space)
  end
  while queue[head] do
    local space = queue[head]
    head = head + 1
    for _, near in ipairs(space:neighbours()) do
      if not steps[near.id] then
        steps[near.id] = steps[space.id] + 1
        table.insert(queue, near)
      end
    end
  end
  return steps
end

-- What it is worth to take a territory.
local function worth(view, space, steps)
  local value, region, owner = 1, space.region, space.owner
  if region then
    local missing = region.size - region:count("owner", view.me)
    value = value + 2 * region.bonus / missing
    if region:count("owner", owner) == region.size then value = value + region.bonus / 2 end
  end
  if steps[space.id] then value = value + 4 / (1 + steps[space.id]) end
  local territories = owner:count "owner"
  if territories <= 2 then value = value + 2 + owner:hand_size "territory" end
  if territories >= 16 then value = value + 1 end
  return value
end

local function enemies_near(view, space)
  local count, strongest = 0, 0
  for _, near in ipairs(space:neighbours()) do
    if near.owner ~= view.me then
      count, strongest = count + near.armies, math.max(strongest, near.armies)
    end
  end
  return count, strongest
end

local function best(list, score)
  local chosen, highest
  for _, item in ipairs(list) do
    local value = score(item)
    if value and (not highest or value > highest) then chosen, highest = item, value end
  end
  return chosen, highest
end

-- The best conquest that starts from a territory with so many armies more.
local function prospect(view, from, more, steps)
  local highest = 0
  for _, to in ipairs(from:neighbours()) do
    if to.owner ~= view.me then
      local value = odds(from.armies - 1 + more, to.armies) * worth(view, to, steps)
      highest = math.max(highest, value)
    end
  end
  return highest
end

local choose = {}

function choose.trade(view, offers)
  return best(offers, function(offer)
    if offer.move ~= "trade" then return view.me:hand_size "territory" >= 4 and -3 or -1.5 end
    local value = 0
    for _, card in ipairs(offer.cards) do
      if card.figure == "wild" then value = value - 2 end
      if card.space and view.space[card.space].owner == view.me then value = value + 2 end
    end
    return value
  end)
end

function choose.place(view, offers)
  local list, strength = sought(view)
  local steps = distances(list)
  local bound = false
  for _, region in ipairs(view.region) do bound = bound or region.reserve > 0 end
  local weak = strength > 1 and view.me:count "owner" >= 18
  local offer = best(offers, function(offer)
    if bound and offer.on.region.reserve == 0 then return nil end
    if weak and offer.on.armies < strength then return 100 end
    local threat, strongest = enemies_near(view, offer.on)
    if threat == 0 then return -1 end
    local region = offer.on.region
    local guard = region and region:count("owner", view.me) == region.size and
      strongest > offer.on.armies and region.bonus / 2 or 0
    return prospect(view, offer.on, offer.most, steps) + guard
  end)
  if weak and offer.on.armies < strength then return offer, math.min(offer.most, strength - offer.on.armies) end
  return offer, bound and offer.on.region.reserve or offer.most
end

function choose.attack(view, offers)
  local steps = distances((sought(view)))
  local least = view.conquered and .65 or .5
  local offer = best(offers, function(offer)
    if offer.move ~= "attack" then return 0 end
    local probability = odds(offer.from.armies - 1, offer.to.armies)
    if probability < least then return nil end
    return probability * worth(view, offer.to, steps)
  end)
  return offer, offer.most
end

function choose.occupy(view, offers)
  local offer, battle = offers[1], view:question()
  local steps = distances((sought(view)))
  if prospect(view, battle.from, 0, steps) > prospect(view, battle.to, offer.most, steps) then
    return offer, offer.least
  end
  return offer, offer.most
end

-- Armies with no enemy beside them go one step towards the front.
function choose.redeploy(view, offers)
  local front = {}
  for _, space in ipairs(view.me:spaces "owner") do
    if enemies_near(view, space) > 0 then table.insert(front, space) end
  end
  local to_front = distances(front)
  local steps = distances((sought(view)))
  local offer = best(offers, function(offer)
    if offer.move ~= "redeploy" then return 0 end
    local closer = to_front[offer.from.id] - to_front[offer.to.id]
    if to_front[offer.from.id] == 0 or closer <= 0 then return nil end
    return 1 + offer.most / 100 + 1 / (1 + (steps[offer.to.id] or 9))
  end)
  return offer, offer.most
end

function choose.defend(_, offers)
  return offers[1], offers[1].most
end

choose.keep = choose.trade
choose.keep_all = choose.trade
choose.end_attacks = choose.attack
choose.end_turn = choose.redeploy

return function(view)
  local all, known = view:moves(), {}
  for _, offer in ipairs(all) do
    if choose[offer.move] then table.insert(known, offer) end -- a variant may have moves of its own
  end
  if #known == 0 then return all[1] end
  return choose[known[1].move](view, known)
end
