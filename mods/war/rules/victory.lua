-- War, "Final do Jogo" and "Cartas-Objetivo". A card is a list of demands; the cards are in cards/objective.toml,
-- those for a map of other continents in cards/objective_anywhere.toml.
local house = require "house"

local victory = {}

function victory.seat_of(match, colour)
  for _, seat in ipairs(match.seat) do
    if seat.colour == colour then return seat end
  end
end

-- How many territories a card asks for, if it does; a share of them is rounded up.
local function wanted_spaces(match, card)
  if card.percent then return (card.percent * #match.space + 99) // 100 end
  return card.spaces or card.otherwise
end

local function holds_spaces(seat, wanted, armies)
  local spare = seat:count "owner" - wanted -- so many may hold fewer armies
  if armies == 1 or spare < 0 then return spare >= 0 end
  for _, territory in ipairs(seat:spaces "owner") do
    if territory.armies < armies then spare = spare - 1 end
  end
  return spare >= 0
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

-- Printed on the card: one's own colour, or one that another player destroyed, is worth a number of territories
-- instead.
local function has_destroyed(match, seat, card)
  local target = victory.seat_of(match, card.destroy)
  if target and target ~= seat and (target.standing == 1 or target.destroyed_by == seat) then
    return target.destroyed_by == seat
  end
  return holds_spaces(seat, wanted_spaces(match, card), 1)
end

--- Whether the seat's objective is fulfilled now.
function victory.fulfilled(match, seat, card)
  if card.destroy then return has_destroyed(match, seat, card) end
  local regions, more, wanted = card.regions, card.more_regions, wanted_spaces(match, card)
  if (regions or more) and not holds_regions(match, seat, regions or {}, more or 0) then return false end
  return not wanted or holds_spaces(seat, wanted, card.armies or 1)
end

--- After every change that can bring the player there whose turn it is; nobody is before the first turn.
function victory.test(match)
  local seat = match.turn
  local card = seat:hand("objective")[1]
  if not card or match.round == 0 or not victory.fulfilled(match, seat, card) then return end
  match:discard(card) -- face up: "neste momento, ele deve mostrar sua carta de objetivo"
  match:tell("objective", { seat = seat, card = card })
  match:give(card, seat)
  match:win(seat)
end

--- After a change of armies alone, which is nothing to those who must hold territories.
function victory.by_strength(match)
  local card = match.me:hand("objective")[1]
  if card and (card.armies or 1) > 1 then victory.test(match) end
end

--- The last player with armies has won, whatever the objective.
function victory.of_the_last(match)
  local last, standing = nil, 0
  for _, seat in ipairs(match.seat) do
    if seat.standing == 1 then last, standing = seat, standing + 1 end
  end
  if standing == 1 then match:win(last) end
end

--- A turn begins, unless the match ends with it.
victory.begin = phase "begin" {
  enter = function(match)
    match.conquered, match.late_trade, match.captured_cards = false, false, 0
    if option.round_limit > 0 and match.round > option.round_limit then return match:draw_game() end
    if match.round >= house.first_judged then victory.test(match) end
  end,
}

return victory
