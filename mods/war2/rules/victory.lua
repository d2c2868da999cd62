-- War II, "Cartas-Objetivo": those of War, and some that count strategic centres and majorities.
local victory = require "war/victory"

local centres_of_a_last_stand = 3

local fulfilled = victory.fulfilled

--- The strategic centres of a seat: territories with a mark on the board.
function victory.centres_of(seat)
  local centres = {}
  for _, territory in ipairs(seat:spaces "owner") do
    if territory:tagged "strategic_centre" then table.insert(centres, territory) end
  end
  return centres
end

local function holds_centres(seat, wanted, armies)
  local count = 0
  for _, territory in ipairs(victory.centres_of(seat)) do
    if territory.armies >= armies then count = count + 1 end
  end
  return count >= wanted
end

local function holds_centres_of(match, seat, regions)
  for _, id in ipairs(regions) do
    for _, territory in ipairs(match.region[id]:spaces()) do
      if territory:tagged "strategic_centre" and territory.owner ~= seat then return false end
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

function victory.fulfilled(match, seat, card)
  if seat.last_stand then return holds_centres(seat, centres_of_a_last_stand, 0) end
  if card.centres then return holds_centres(seat, card.centres, card.armies or 0) end
  if card.centres_of then return holds_centres_of(match, seat, card.centres_of) end
  if card.majorities then return majorities(match, seat) >= card.majorities end
  if card.majorities_of and not has_majorities_of(match, seat, card.majorities_of) then return false end
  return fulfilled(match, seat, card)
end

return victory
