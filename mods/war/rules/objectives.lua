-- War, "Cartas-Objetivo": a card is a list of demands; the cards are in cards/objective.toml.
local objectives = {}

local function with_colour(match, colour)
  for _, seat in ipairs(match.seat) do
    if seat.colour == colour then return seat end
  end
end

local function total_size(match, regions)
  local size = 0
  for _, id in ipairs(regions) do
    local region = match.region[id]
    if region then size = size + region.size end
  end
  return size
end

-- A board that somebody drew has other continents: nobody is sent to conquer what is not there.
local function on_the_board(match, regions)
  for _, id in ipairs(regions) do
    if not match.region[id] then return false end
  end
  return true
end

-- "Os objetivos relacionados com os exércitos não participantes devem ser excluídos do sorteio."
function objectives.deal(match)
  for _, card in ipairs(match:cards "objective") do
    local absent = card.destroy and not with_colour(match, card.destroy)
    if absent or not on_the_board(match, card.regions or {}) then match:set_aside(card) end
  end
  match:shuffle "objective"
  for _, seat in ipairs(match.seat) do
    local card = match:deal("objective", seat)
    seat.strength_counts = card.armies ~= nil
    seat.least_territories = card.spaces or card.otherwise or total_size(match, card.regions or {})
  end
end

local function holds_spaces(seat, wanted, armies)
  if seat:count "owner" < wanted then return false end
  if armies == 1 then return true end
  local territories = seat:spaces "owner"
  local spare = #territories - wanted -- so many may hold fewer armies
  for _, territory in ipairs(territories) do
    if territory.armies < armies then spare = spare - 1 end
    if spare < 0 then return false end
  end
  return true
end

-- The named regions, and `more` others of the player's choice.
local function holds_regions(match, seat, named, more)
  if #seat:regions "owner" < #named + more then return false end
  for _, id in ipairs(named) do
    local region = match.region[id]
    if not region or region:count("owner", seat) < region.size then return false end
  end
  return true
end

-- Printed on the card: one's own colour, or one that another player destroyed, is worth a number of
-- territories instead.
local function destroyed(match, seat, card)
  local target = with_colour(match, card.destroy)
  if target and target ~= seat and (target.standing == 1 or target.destroyed_by == seat) then
    return target.destroyed_by == seat
  end
  return holds_spaces(seat, card.otherwise, 1)
end

--- Whether the seat's objective is fulfilled now.
function objectives.fulfilled(match, seat)
  local card = seat:hand("objective")[1]
  if card.destroy then return destroyed(match, seat, card) end
  local regions = card.regions
  if regions then return holds_regions(match, seat, regions, card.more_regions or 0) end
  return holds_spaces(seat, card.spaces, card.armies or 1)
end

return objectives
