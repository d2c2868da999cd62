-- War, "Troca de Cartas" at the start of the turn, before anything is placed, and "Conquista de Cartas" at its end.
local elimination = require "elimination"
local house = require "house"
local victory = require "victory"

local trade = {}

local most_cards = 5
local table_two = { 4, 6, 8, 10, 12 }

--- TABELA II: 4, 6, 8, 10, 12, 15, then 5 more for each trade of the game.
function trade.worth(number)
  return table_two[number] or 15 + 5 * (number - 6)
end

-- How many of the cards were captured in this turn: those lie last in the hand.
local function captured_among(match, set)
  local hand, count = match.me:hand "territory", 0
  for i = #hand - match.captured_cards + 1, #hand do
    if contains(set, hand[i]) then count = count + 1 end
  end
  return count
end

-- "3 cartas com figuras diferentes, ou então 3 cartas com figuras iguais", or with a wild one.
local function is_set(a, b, c)
  if a.figure == "wild" or b.figure == "wild" or c.figure == "wild" then return true end
  local ab, bc, ac = a.figure == b.figure, b.figure == c.figure, a.figure == c.figure
  return ab == bc and bc == ac
end

-- Whether the hand holds a set with a captured card.
local function holds_captured_set(match)
  local hand = match.me:hand "territory"
  for i = #hand - match.captured_cards + 1, #hand do
    for j = 1, i - 1 do
      for k = 1, j - 1 do
        if is_set(hand[i], hand[j], hand[k]) then return true end
      end
    end
  end
  return false
end

-- At the end of the turn captured cards are traded "combinando ou não com as suas": one of them at least.
local function may_be_traded(match, cards)
  return match.captured_cards == 0 or captured_among(match, cards) > 0
end

-- "Ele ganha mais 2 exércitos extras, que devem ser colocados, obrigatoriamente, naquele território", for each
-- such card.
local function reinforce(match, card)
  local territory = card.space and match.space[card.space]
  if not territory or territory.owner ~= match.me then return end
  territory.armies = territory.armies + 2
  match:tell("reinforced", { space = territory, armies = 2, card = card })
end

--- "O curinga sempre possibilita ao jogador a escolha de qualquer uma das 3 figuras."
trade.move = move "trade" {
  open = true,
  cards "cards" {
    deck = "territory", count = 3, matching = "figure", wild = "wild",
    where = house.late_trade and may_be_traded or nil,
  },
  effect = function(match, cards)
    local number = match.trades + 1
    local armies = trade.worth(number)
    match.trades, match.next_trade = number, trade.worth(number + 1)
    match.reserve = match.reserve + armies
    match:tell("trade", { seat = match.me, armies = armies, number = number })
    match.captured_cards = match.captured_cards - captured_among(match, cards)
    for _, card in ipairs(cards) do
      match:discard(card)
      reinforce(match, card)
    end
    local too_few = match.me:hand_size "territory" < 3
    if too_few or match.late_trade and not holds_captured_set(match) then match:finish_phase() end
    victory.by_strength(match)
  end,
}

trade.trading = phase "trade" {
  when = "me:hand_size('territory') >= 3",
  trade.move,
  -- "Não é obrigado a efetuar a troca enquanto tiver até 4 cartas."
  move "keep" { when = "me:hand_size('territory') < 5", effect = finish_phase },
}

--- The product, as an option: captured cards may be traded "ao final da sua jogada". Who has captured none, or has
--- no set with one of them, is not asked.
trade.late_trading = phase "late_trade" {
  when = "match.late_trade and match.captured_cards > 0",
  enter = function(match)
    if not holds_captured_set(match) then match:finish_phase() end
  end,
  trade.move,
  move "keep_all" { effect = finish_phase },
}

--- What was captured is kept "desde que não guarde mais de 5 cartas", and the player says which.
trade.discarding = phase "discard" {
  when = "option.kept_cards == 'chosen' and match.late_trade and me:hand_size('territory') > 5",
  move "discard_card" {
    open = true,
    cards "card" { deck = "territory", count = 1 },
    effect = function(match, card)
      match:discard(card[1])
      if match.me:hand_size "territory" == most_cards then match:finish_phase() end
    end,
  },
}

-- "Quando todas as cartas tiverem sido distribuídas, devem ser recolhidas, embaralhadas."
local function gather(match)
  for _, card in ipairs(match:cards("territory", "discard")) do match:to_pile(card) end
  match:shuffle "territory"
end

--- One card a turn, and only for a conquest.
trade.drawing = phase "draw" {
  enter = function(match)
    if match.late_trade then elimination.limit_hand(match, match.me) end
    if not match.conquered or match.me:hand_size "territory" >= most_cards then return end
    if match:cards_left "territory" == 0 then gather(match) end
    local card = match:deal("territory", match.me)
    if card then match:tell("card", { seat = match.me, card = card }) end
  end,
}

return trade
