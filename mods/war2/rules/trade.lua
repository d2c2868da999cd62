-- War II, "Cartas de Troca": "cada jogador, em qualquer momento de sua jogada, poderá utilizar as cartas".
local air, house = require "air", require "house"
local redeployment, victory = require "war/redeployment", require "victory"

local trade = {}

-- A card shows a territory or two, a continent (any one territory of it) or a number.
local function on_card(_, card, on)
  if card[1].space == on.id or card[1].also == on.id then return true end
  return card[1].region ~= nil and on.region ~= nil and on.region.id == card[1].region
end

-- Whether it shows a territory that is the player's (or, if not `mine`, is not); a board may lack some.
local function shows(match, card, mine)
  local region = card.region and match.region[card.region]
  if region then
    local held = region:count("owner", match.me)
    return mine and held > 0 or not mine and held < region.size
  end
  for _, id in ipairs { card.space, card.also } do
    local territory = match.space[id]
    if territory and (territory.owner == match.me) == mine then return true end
  end
  return false
end

local function is_mine(match, card) return shows(match, card[1], true) end
local function is_theirs(match, card) return shows(match, card[1], false) end
function trade.both_mine(match, cards) return shows(match, cards[1], true) and shows(match, cards[2], true) end

local function are_numbers(_, numbers) return #where(numbers, "number", nil) == 0 end

-- "1+2+3": one, and what the numbers add.
local function worth(numbers)
  local sum = 1
  for _, card in ipairs(numbers) do sum = sum + card.number end
  return sum
end

--- Played cards go "num monte à parte", face up. "Quando seu número atingir 10 ou mais cartas, elas são reintegradas ao
--- monte e reembaralhadas".
function trade.tidy(match)
  if match:cards_left("territory", "discard") >= 10 then match:gather "territory" end
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
    match:discard(card)
    match:discard(numbers)
    match:tell("reinforced", { seat = match.me, space = on, armies = armies })
    trade.tidy(match)
    victory.test(match)
  end,
}

-- b) "Recebimento de bombardeiros para ataque aéreo": against the territory on the card, with bombers from the box.
local card_raid = move "card_raid" {
  open = true,
  when = "me:hand_size('territory') >= 1 and me.bombers < " .. house.bombers,
  cards "card" { deck = "territory", count = 1, where = is_theirs },
  space "on" { "owner and owner ~= me and armies > 1", where = on_card },
  cards "numbers" { deck = "territory", least = 0, most = 4, where = are_numbers },
  effect = function(match, card, on, numbers)
    local bombers = math.min(worth(numbers), house.bombers - match.me.bombers)
    match:discard(card)
    match:discard(numbers)
    match:tell("card_raid", { seat = match.me, space = on, bombers = bombers })
    trade.tidy(match)
    air.attack(match, on, bombers)
  end,
}

-- c) "Transporte de exércitos": two cards of territories that one holds carry any number of armies from one to another.
-- In the redeployment "um exército pode ser deslocado uma única vez", by cards as well.
local transport = move "transport" {
  open = true,
  when = "me:hand_size('territory') >= 2",
  cards "cards" { deck = "territory", count = 2, where = trade.both_mine },
  space "from" "owner == me and armies > 1",
  space "to" "owner == me and to ~= from",
  number "armies" ("1 to " .. redeployment.movable),
  effect = function(match, cards, from, to, armies)
    transfer(from, to, "armies", armies)
    if match.redeploying then to.arrived = to.arrived + armies end
    match:discard(cards)
    match:tell("transport", { seat = match.me, from = from, space = to })
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
    match:discard(card)
    trade.tidy(match)
  end,
}

trade.anytime = { reinforce, card_raid, transport, drop }

local function draw(match)
  if match:cards_left "territory" == 0 then match:gather "territory" end
  local card = match:deal("territory", match.me)
  if card then match:tell("card", { seat = match.me, card = card }) end
end

--- Three cards at the end of a turn with a conquest, and never more than five in hand.
trade.drawing = phase "draw" {
  enter = function(match)
    if not match.conquered then return end
    for _ = 1, math.min(3, house.hand_limit - match.me:hand_size "territory") do draw(match) end
  end,
}

return trade
