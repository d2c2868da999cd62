-- War, "Preparação": colours, objectives, and the deal of the territories.
local colours = require "colours"

local preparation = {}

local function is_free(match, colour) return #where(match.seat, "colour", colour) == 0 end

-- "Os objetivos relacionados com os exércitos não participantes devem ser excluídos do sorteio"; so is what asks for
-- more continents than there are, and what the deal alone would fulfil for fewer players. A map may bring fewer cards
-- than there are players: whoever gets none wins by being the last.
local function deal_objectives(match)
  for _, card in ipairs(match:cards "objective") do
    local for_others = card.destroy and is_free(match, card.destroy) or (card.least_players or 0) > #match.seat
    if for_others or (card.more_regions or 0) > #match.region then match:set_aside(card) end
  end
  match:shuffle "objective"
  for _, seat in ipairs(match.seat) do match:deal("objective", seat) end
end

--- Deals the territories that the cards show as `shown`, one by one from a seat on, and occupies them; `left` of them
--- are not dealt. Returns the seat after the one who got the last.
function preparation.deal_out(match, shown, armies, seat, left)
  match:set_aside(where(match:cards "territory", shown, nil))
  match:shuffle "territory"
  local cards = match:cards "territory"
  for i = #cards, left + 1, -1 do
    local territory = match.space[cards[i][shown]]
    territory.owner, territory.armies, seat = seat, armies, seat:next()
  end
  match:gather("territory", "aside")
  return seat
end

--- "Retira os curingas e as distribui no sentido horário, começando pelo jogador à sua esquerda." Returns who begins.
function preparation.deal(match, dealer) return preparation.deal_out(match, "space", 1, dealer:next(), 0) end

function preparation.setup(match)
  if option.colours ~= "chosen" then
    local left = { table.unpack(colours) }
    for _, seat in ipairs(match.seat) do
      seat.colour = option.colours == "lot" and match:pick(left) or colours[seat.number]
      if option.colours == "lot" then match:tell("colour", { seat = seat, colour = seat.colour }) end
    end
    deal_objectives(match)
  end
  local dealer = match:throw_off() -- "aquele que obtiver mais pontos será o distribuidor"
  match:tell("dealer", { seat = dealer })
  match:begin_with(preparation.deal(match, dealer))
end

--- 1: "cada jogador escolhe o exército da cor que preferir, dentre as seis possíveis".
preparation.colours = phase "colours" {
  each = true,
  when = "option.colours == 'chosen'",
  move "choose_colour" {
    open = true,
    choice "colour" { words = colours, where = is_free },
    effect = function(match, colour)
      match.me.colour = colour
      match:finish_phase()
      if match.me:next().colour ~= "none" then deal_objectives(match) end -- the last has chosen
    end,
  },
}

return preparation
