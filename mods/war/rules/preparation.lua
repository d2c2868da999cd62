-- War, "Preparação": colours, objectives, and the deal of the territories.
local victory = require "victory"

local preparation = {}

local colours = { "white", "red", "black", "blue", "yellow", "green" }

-- "Esta escolha pode ser feita por sorteio", "ou de comum acordo entre os participantes".
local function give_colours(match, by_lot)
  local left = { table.unpack(colours) }
  for _, seat in ipairs(match.seat) do
    seat.colour = table.remove(left, by_lot and match:roll(#left) or 1)
    if by_lot then match:tell("colour", { seat = seat, colour = seat.colour }) end
  end
end

-- "Os objetivos relacionados com os exércitos não participantes devem ser excluídos do sorteio"; so is what
-- asks for more continents than there are, and what the deal alone would fulfil for fewer players.
local function is_possible(match, card)
  if card.destroy and not victory.seat_of(match, card.destroy) then return false end
  return (card.more_regions or 0) <= #match.region and (card.least_players or 0) <= #match.seat
end

-- A map may bring fewer cards than there are players: who gets none wins by being the last.
local function deal_objectives(match)
  for _, card in ipairs(match:cards "objective") do
    if not is_possible(match, card) then match:set_aside(card) end
  end
  match:shuffle "objective"
  for _, seat in ipairs(match.seat) do match:deal("objective", seat) end
end

-- "Aquele que obtiver mais pontos será o distribuidor." Those who tie roll again.
local function highest(match, seats)
  local best, leaders = 0, {}
  for _, seat in ipairs(seats) do
    local points = match:roll(6)
    match:tell("throw", { seat = seat, points = points })
    if points > best then best, leaders = points, {} end
    if points == best then table.insert(leaders, seat) end
  end
  if #leaders > 1 then return highest(match, leaders) end
  return leaders[1]
end

--- "Retira os curingas e as distribui no sentido horário, começando pelo jogador à sua esquerda." Returns who
--- begins: the seat after the one who got the last card.
function preparation.deal(match, dealer)
  for _, card in ipairs(match:cards "territory") do
    if not card.space then match:set_aside(card) end
  end
  match:shuffle "territory"
  local cards, seat = match:cards "territory", dealer:next()
  for i = #cards, 1, -1 do
    local territory = match.space[cards[i].space]
    territory.owner, territory.armies = seat, 1
    seat = seat:next()
  end
  for _, card in ipairs(match:cards("territory", "aside")) do match:to_pile(card) end
  match:shuffle "territory"
  return seat
end

function preparation.setup(match)
  if option.colours ~= "chosen" then
    give_colours(match, option.colours == "lot")
    deal_objectives(match)
  end
  local dealer = highest(match, match.seat)
  match:tell("dealer", { seat = dealer })
  match:begin_with(preparation.deal(match, dealer))
end

local function is_free(match, colour)
  return not victory.seat_of(match, colour)
end

--- 1: "cada jogador escolhe o exército da cor que preferir, dentre as seis possíveis (branca, vermelha, preta,
--- azul, amarela e verde)".
preparation.colours = phase "colours" {
  each = true,
  when = "option.colours == 'chosen'",
  move "choose_colour" {
    open = true,
    choice "colour" { words = colours, where = is_free },
    effect = function(match, colour)
      match.me.colour = colour
      match:tell("colour", { seat = match.me, colour = colour })
      match:finish_phase()
      -- When the last has chosen; objectives of colours that nobody has are left out.
      if match.me:next().colour ~= "none" then deal_objectives(match) end
    end,
  },
}

return preparation
