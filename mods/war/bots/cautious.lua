-- Strengthens whichever border is weakest and attacks only what it clearly outnumbers. A simple bot
-- to learn from; steady.lua plays for its objective.

local function threat(view, space)
  local armies = 0
  for _, near in ipairs(space:neighbours()) do
    if near.owner ~= view.me then armies = armies + near.armies end
  end
  return armies
end

local function best(list, score)
  local chosen, highest
  for _, item in ipairs(list) do
    local value = score(item)
    if value and (not highest or value > highest) then chosen, highest = item, value end
  end
  return chosen
end

local choose = {}

-- Half of what there is to the border that is most outnumbered, again and again.
function choose.place(view, offers)
  local offer = best(offers, function(offer)
    local enemies = threat(view, offer.on)
    return enemies > 0 and enemies - offer.on.armies or -1000
  end)
  return offer, (offer.most + 1) // 2
end

function choose.attack(view, offers)
  local offer = best(offers, function(offer)
    if offer.move ~= "attack" then return 0 end
    local superior = offer.from.armies - 2 * offer.to.armies
    return superior >= 2 and superior or nil
  end)
  return offer, offer.most
end

function choose.occupy(view, offers)
  local offer, battle = offers[1], view:question()
  return offer, threat(view, battle.from) > threat(view, battle.to) and offer.least or offer.most
end

function choose.redeploy(view, offers)
  local offer = best(offers, function(offer)
    if offer.move ~= "redeploy" then return 0 end
    if threat(view, offer.from) > 0 then return nil end
    return threat(view, offer.to) + view:random(3)
  end)
  return offer, offer.most
end

local function first(_, offers) return offers[1], offers[1].most end

choose.trade, choose.keep, choose.keep_all, choose.defend = first, first, first, first
choose.end_attacks, choose.end_turn = choose.attack, choose.redeploy

return function(view)
  local all, known = view:moves(), {}
  for _, offer in ipairs(all) do
    if choose[offer.move] then table.insert(known, offer) end -- a variant may have moves of its own
  end
  if #known == 0 then return all[1] end
  return choose[known[1].move](view, known)
end
