-- War II, "Cartas de Troca": what a card stands for, and where played cards go.
local trade_cards = {}

local deck = "territory"
local enough_for_a_pile = 10

--- A card shows territories, a continent (any one territory of it) or a number.
function trade_cards.shows(card, territory)
  if card.region then return territory.region ~= nil and territory.region.id == card.region end
  for _, id in ipairs(card.spaces or {}) do
    if id == territory.id then return true end
  end
  return false
end

--- Whether a territory on the card belongs to the seat.
function trade_cards.names_one_of(card, seat)
  for _, territory in ipairs(seat:spaces "owner") do
    if trade_cards.shows(card, territory) then return true end
  end
  return false
end

--- For `where`: no numbers; numbers alone.
function trade_cards.has_place(_, m)
  return m.card[1].number == nil
end

function trade_cards.are_numbers(_, m)
  for _, card in ipairs(m.numbers) do
    if not card.number then return false end
  end
  return true
end

--- For `where`: the territory chosen stands on the card.
function trade_cards.on_card(_, m)
  return trade_cards.shows(m.card[1], m.on)
end

--- "1+2+3": one, and what the numbers add.
function trade_cards.worth(numbers)
  local sum = 1
  for _, card in ipairs(numbers) do sum = sum + card.number end
  return sum
end

--- The discards become part of the pile again.
function trade_cards.renew(match)
  for _, card in ipairs(match:cards(deck, "discard")) do match:to_pile(card) end
  match:shuffle(deck)
end

--- "Quando seu número atingir 10 ou mais cartas, elas são reintegradas ao monte e reembaralhadas."
function trade_cards.tidy(match)
  if match:cards_left(deck, "discard") >= enough_for_a_pile then trade_cards.renew(match) end
end

--- Played cards go "num monte à parte".
function trade_cards.put_away(match, ...)
  for _, cards in ipairs { ... } do
    for _, card in ipairs(cards) do match:discard(card) end
  end
  trade_cards.tidy(match)
end

return trade_cards
