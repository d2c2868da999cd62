-- War II, "Cartas-Objetivo": those of War, and some that count strategic centres and majorities.
local war = require "war/objectives"
local centres = require "centres"

local centres_of_a_last_stand = 3

local objectives = { deal = war.deal }

local function holds_centres(seat, wanted, armies)
  local count = 0
  for _, territory in ipairs(centres.of(seat)) do
    if territory.armies >= armies then count = count + 1 end
  end
  return count >= wanted
end

local function holds_centres_of(match, seat, regions)
  for _, id in ipairs(regions) do
    for _, territory in ipairs(match.region[id]:spaces()) do
      if centres.is_one(territory) and territory.owner ~= seat then return false end
    end
  end
  return true
end

-- "Mais da metade dos territórios deste continente."
local function has_majority(seat, region)
  return 2 * region:count("owner", seat) > region.size
end

local function majorities(match, seat)
  local count = 0
  for _, region in ipairs(match.region) do
    if has_majority(seat, region) then count = count + 1 end
  end
  return count
end

local function has_majorities_of(match, seat, regions)
  for _, id in ipairs(regions) do
    if not has_majority(seat, match.region[id]) then return false end
  end
  return true
end

--- Whether the seat's objective is fulfilled now.
function objectives.fulfilled(match, seat)
  local card = seat:hand("objective")[1]
  if seat.last_stand then return holds_centres(seat, centres_of_a_last_stand, 0) end
  if card.centres then return holds_centres(seat, card.centres, card.armies or 0) end
  if card.centres_of then return holds_centres_of(match, seat, card.centres_of) end
  if card.majorities then return majorities(match, seat) >= card.majorities end
  if card.majorities_of and not has_majorities_of(match, seat, card.majorities_of) then return false end
  return war.fulfilled(match, seat)
end

return objectives
