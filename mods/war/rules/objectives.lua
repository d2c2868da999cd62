-- War, "Cartas-Objetivo": a card is a list of demands; the cards are in cards/objective.toml, those for a map
-- of other continents in cards/objective_anywhere.toml.
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

-- How many territories a card asks for, if it does; a share of them is rounded up.
local function wanted_spaces(match, card)
  if card.percent then return (card.percent * #match.space + 99) // 100 end
  return card.spaces or card.otherwise
end

-- "Os objetivos relacionados com os exércitos não participantes devem ser excluídos do sorteio"; so is what
-- asks for more continents than there are, and what the deal alone would fulfil for fewer players.
local function is_possible(match, card)
  if card.destroy and not with_colour(match, card.destroy) then return false end
  return (card.more_regions or 0) <= #match.region and (card.least_players or 0) <= #match.seat
end

function objectives.deal(match)
  for _, card in ipairs(match:cards "objective") do
    if not is_possible(match, card) then match:set_aside(card) end
  end
  match:shuffle "objective"
  for _, seat in ipairs(match.seat) do
    -- A map may bring fewer cards than there are players: who gets none wins by being the last.
    local card = match:deal("objective", seat)
    if card then
      seat.strength_counts = (card.armies or 1) > 1
      seat.least_territories = wanted_spaces(match, card) or total_size(match, card.regions or {})
    else
      seat.least_territories = #match.space
    end
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
  return holds_spaces(seat, wanted_spaces(match, card), 1)
end

--- Whether the seat's objective is fulfilled now.
function objectives.fulfilled(match, seat)
  local card = seat:hand("objective")[1]
  if not card then return false end
  if card.destroy then return destroyed(match, seat, card) end
  local regions, more, wanted = card.regions, card.more_regions, wanted_spaces(match, card)
  if (regions or more) and not holds_regions(match, seat, regions or {}, more or 0) then return false end
  return not wanted or holds_spaces(seat, wanted, card.armies or 1)
end

return objectives
