-- War, "Troca de Cartas" at the start of the turn, before anything is placed, and "Conquista de Cartas" at its end.
local attacks, house, victory = require "attacks", require "house", require "victory"

local trade = {}

local first_trades = { 4, 6, 8, 10, 12, 15 }

--- TABELA II: what the first trades of the game bring, by all players together; then 5 more for each.
function trade.worth(number) return first_trades[number] or 15 + 5 * (number - 6) end

-- How many of the cards were captured in this turn: those lie last in the hand.
local function captured_among(match, cards)
  local hand, count = match.me:hand "territory", 0
  for i = #hand - match.captured_cards + 1, #hand do
    if contains(cards, hand[i]) then count = count + 1 end
  end
  return count
end

-- At the end of the turn captured cards are traded "combinando ou não com as suas": one of them at least.
local function may_be_traded(match, cards) return match.captured_cards == 0 or captured_among(match, cards) > 0 end

-- "Ele ganha mais 2 exércitos extras, que devem ser colocados, obrigatoriamente, naquele território", for each such card.
local function reinforce(match, card)
  local territory = card.space and match.space[card.space]
  if not territory or territory.owner ~= match.me then return end
  add(territory, "armies", 2)
  match:tell("reinforced", { space = territory, armies = 2, card = card })
end

--- "3 cartas com figuras diferentes, ou então 3 cartas com figuras iguais"; "o curinga sempre possibilita ao jogador a
--- escolha de qualquer uma das 3 figuras".
trade.move = move "trade" {
  open = true,
  cards "cards" {
    deck = "territory", count = 3, matching = "figure", wild = "wild", where = house.late_trade and may_be_traded or nil,
  },
  effect = function(match, cards)
    local number = add(match, "trades", 1)
    local armies = trade.worth(number)
    match.reserve, match.next_trade = match.reserve + armies, trade.worth(number + 1)
    match:tell("trade", { seat = match.me, armies = armies, number = number })
    match.captured_cards = match.captured_cards - captured_among(match, cards)
    match:discard(cards)
    for _, card in ipairs(cards) do reinforce(match, card) end
    if match.captured_cards == 0 or not match:can "trade" then match:finish_phase() end
    victory.by_strength(match)
  end,
}

trade.trading = phase "trade" {
  when = "me:hand_size('territory') >= 3",
  trade.move,
  -- "Não é obrigado a efetuar a troca enquanto tiver até 4 cartas."
  move "keep" { when = "me:hand_size('territory') < " .. house.hand_limit, effect = finish_phase },
}

--- The product, as an option: captured cards may be traded "ao final da sua jogada". Whoever has captured none, or has
--- no set with one of them, is not asked.
trade.late_trading = phase "late_trade" {
  when = "match.captured_cards > 0",
  enter = function(match) if not match:can "trade" then match:finish_phase() end end,
  trade.move, move "keep_all" { effect = finish_phase },
}

--- What was captured is kept "desde que não guarde mais de 5 cartas", and the player says which.
trade.discarding = phase "discard" {
  when = "option.kept_cards == 'chosen' and me:hand_size('territory') > " .. house.hand_limit,
  move "discard_card" {
    open = true,
    cards "card" { deck = "territory", count = 1 },
    effect = function(match, card)
      match:discard(card)
      if match.me:hand_size "territory" == house.hand_limit then match:finish_phase() end
    end,
  },
}

--- One card a turn, and only for a conquest. "Quando todas as cartas tiverem sido distribuídas, devem ser recolhidas,
--- embaralhadas."
trade.drawing = phase "draw" {
  enter = function(match)
    attacks.limit_hand(match, match.me) -- what was captured, if not chosen before
    if not match.conquered or match.me:hand_size "territory" == house.hand_limit then return end
    if match:cards_left "territory" == 0 then match:gather "territory" end
    local card = match:deal("territory", match.me)
    if card then match:tell("card", { seat = match.me, card = card }) end
  end,
}

return trade
