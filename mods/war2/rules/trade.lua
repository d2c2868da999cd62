-- War II, "Cartas de Troca": "cada jogador, em qualquer momento de sua jogada, poderá utilizar as cartas".
local air = require "air"
local redeployment = require "war/redeployment"
local victory = require "victory"

local trade = {}

local deck = "territory"
local most_cards, cards_a_turn, enough_for_a_pile, all_bombers = 5, 3, 10, 10

-- A card shows a territory or two, a continent (any one territory of it) or a number.
local function shows(card, territory)
  if card.space == territory.id or card.also == territory.id then return true end
  return card.region ~= nil and territory.region ~= nil and territory.region.id == card.region
end

-- The territories on the card; a board may have fewer of them.
local function territories(match, card)
  return card.space and match.space[card.space], card.also and match.space[card.also]
end

local function shows_mine(match, card)
  local region = card.region and match.region[card.region]
  if region then return region:count("owner", match.me) > 0 end
  local one, other = territories(match, card)
  return one and one.owner == match.me or other and other.owner == match.me
end

local function shows_theirs(match, card)
  local region = card.region and match.region[card.region]
  if region then return region:count("owner", match.me) < region.size end
  local one, other = territories(match, card)
  return one and one.owner ~= match.me or other and other.owner ~= match.me
end

local function is_mine(match, card) return shows_mine(match, card[1]) end
local function is_theirs(match, card) return shows_theirs(match, card[1]) end

local function on_card(_, card, on) return shows(card[1], on) end

local function are_numbers(_, numbers)
  for _, card in ipairs(numbers) do
    if not card.number then return false end
  end
  return true
end

--- All cards show territories of who decides.
function trade.all_mine(match, cards)
  for _, card in ipairs(cards) do
    if not shows_mine(match, card) then return false end
  end
  return true
end

-- "1+2+3": one, and what the numbers add.
local function worth(numbers)
  local sum = 1
  for _, card in ipairs(numbers) do sum = sum + card.number end
  return sum
end

-- The discards become part of the pile again.
local function renew(match)
  for _, card in ipairs(match:cards(deck, "discard")) do match:to_pile(card) end
  match:shuffle(deck)
end

--- "Quando seu número atingir 10 ou mais cartas, elas são reintegradas ao monte e reembaralhadas."
function trade.tidy(match)
  if match:cards_left(deck, "discard") >= enough_for_a_pile then renew(match) end
end

--- Played cards go "num monte à parte", face up. Whoever has told of them tidies.
function trade.play(match, ...)
  for _, cards in ipairs { ... } do
    for _, card in ipairs(cards) do match:discard(card) end
  end
end

-- a) "Recebimento de novos exércitos": a card of a territory that one holds, and any number cards.
local reinforce = move "reinforce" {
  open = true,
  when = "me:hand_size('territory') >= 1",
  cards "card" { deck = "territory", count = 1, where = is_mine },
  space "on" { "owner == me", where = on_card },
  cards "numbers" { deck = "territory", least = 0, most = 4, where = are_numbers },
  effect = function(match, card, on, numbers)
    local armies = worth(numbers)
    on.armies = on.armies + armies
    trade.play(match, card, numbers)
    match:tell("reinforced", { seat = match.me, space = on, armies = armies, card = card[1] })
    trade.tidy(match)
    victory.test(match)
  end,
}

-- b) "Recebimento de bombardeiros para ataque aéreo": against the territory on the card, with bombers from the box.
local card_raid = move "card_raid" {
  open = true,
  when = "me:hand_size('territory') >= 1 and me.bombers < 10",
  cards "card" { deck = "territory", count = 1, where = is_theirs },
  space "on" { "owner and owner ~= me and armies > 1", where = on_card },
  cards "numbers" { deck = "territory", least = 0, most = 4, where = are_numbers },
  effect = function(match, card, on, numbers)
    local bombers = math.min(worth(numbers), all_bombers - match.me.bombers)
    trade.play(match, card, numbers)
    match:tell("card_raid", { seat = match.me, space = on, bombers = bombers, card = card[1] })
    trade.tidy(match)
    air.attack(match, on, bombers)
  end,
}

-- c) "Transporte de exércitos": two cards of territories that one holds carry any number of armies from one to
-- another. In the redeployment "um exército pode ser deslocado uma única vez", by cards as well.
local transport = move "transport" {
  open = true,
  when = "me:hand_size('territory') >= 2",
  cards "cards" { deck = "territory", count = 2, where = trade.all_mine },
  space "from" "owner == me and armies > 1",
  space "to" "owner == me and to ~= from",
  number "armies" ("1 to " .. redeployment.movable),
  effect = function(match, cards, from, to, armies)
    transfer(from, to, "armies", armies)
    if match.redeploying then to.arrived = to.arrived + armies end
    trade.play(match, cards)
    match:tell("transport", {
      seat = match.me, from = from, space = to, armies = armies, card = cards[1], other = cards[2],
    })
    trade.tidy(match)
    victory.test(match)
  end,
}

-- "Poderá desfazer-se de cartas sem precisar atacar, trocar ou transportar."
local drop = move "drop" {
  open = true,
  when = "me:hand_size('territory') >= 1",
  cards "card" { deck = "territory", count = 1 },
  effect = function(match, card)
    trade.play(match, card)
    match:tell("dropped", { seat = match.me, card = card[1] })
    trade.tidy(match)
  end,
}

trade.anytime = { reinforce, card_raid, transport, drop }

local function draw(match)
  if match:cards_left(deck) == 0 then renew(match) end
  local card = match:deal(deck, match.me)
  if card then match:tell("card", { seat = match.me, card = card }) end
end

--- Three cards at the end of a turn with a conquest, and never more than five in hand.
trade.drawing = phase "draw" {
  enter = function(match)
    clear "arrived"
    match.redeploying = false
    if not match.conquered then return end
    for _ = 1, math.min(cards_a_turn, most_cards - match.me:hand_size(deck)) do draw(match) end
  end,
}

return trade
