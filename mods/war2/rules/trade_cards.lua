-- War II, "Cartas de Troca": what a card stands for, and where played cards go.
local trade_cards = {}

local deck = "territory"
local enough_for_a_pile = 10

--- A card shows a territory or two, a continent (any one territory of it) or a number.
function trade_cards.shows(card, territory)
  local id = territory.id
  if card.space == id or card.also == id then return true end
  return card.region ~= nil and territory.region ~= nil and territory.region.id == card.region
end

local function any_on(match, card, holds)
  for _, id in ipairs { card.space, card.also } do
    local territory = match.space[id] -- nil where the board has fewer of them
    if territory and holds(territory) then return true end
  end
  return false
end

--- Whether a territory on the card belongs to who decides.
function trade_cards.shows_mine(match, card)
  local me, region = match.me, card.region and match.region[card.region]
  if region then return region:count("owner", me) > 0 end
  return any_on(match, card, function(territory) return territory.owner == me end)
end

--- Whether one belongs to somebody else.
function trade_cards.shows_theirs(match, card)
  local me, region = match.me, card.region and match.region[card.region]
  if region then return region:count("owner", me) < region.size end
  return any_on(match, card, function(territory) return territory.owner ~= me end)
end

--- For `where`: numbers alone.
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

--- For `where`: all cards show territories of who decides.
function trade_cards.all_mine(match, m)
  for _, card in ipairs(m.cards) do
    if not trade_cards.shows_mine(match, card) then return false end
  end
  return true
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

--- Played cards go "num monte à parte", face up. Whoever has told of them tidies.
function trade_cards.play(match, ...)
  for _, cards in ipairs { ... } do
    for _, card in ipairs(cards) do match:discard(card) end
  end
end

return trade_cards
