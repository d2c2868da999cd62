-- War, "Troca de Cartas": three cards with equal or with different figures are armies.
local captured = require "captured"
local house = require "house"
local income = require "income"
local victory = require "victory"

-- "Ele ganha mais 2 exércitos extras, que devem ser colocados, obrigatoriamente, naquele território", for
-- each such card.
local function reinforce(match, seat, card)
  local territory = card.space and match.space[card.space]
  if not territory or territory.owner ~= seat then return end
  add(territory, "armies", 2)
  match:tell("reinforced", { space = territory, armies = 2, card = card })
end

local function exchange(match, m)
  local seat, number = match.me, add(match, "trades", 1)
  local armies = income.by_trade(number)
  add(match, "reserve", armies)
  match.next_trade = income.by_trade(number + 1)
  match:tell("trade", { seat = seat, armies = armies, number = number })
  if match.captured_cards > 0 then add(match, "captured_cards", -captured.among(match, m.cards)) end
  for _, card in ipairs(m.cards) do
    match:discard(card)
    reinforce(match, seat, card)
  end
  if seat:hand_size "territory" < 3 then return match:finish_phase() end
  if match.late_trade and not captured.holds_set(match) then match:finish_phase() end
end

return move "trade" {
  open = true,
  -- "3 cartas com figuras diferentes, ou então 3 cartas com figuras iguais"; "o curinga sempre
  -- possibilita ao jogador a escolha de qualquer uma das 3 figuras".
  cards "cards" {
    deck = "territory",
    count = 3,
    matching = "figure",
    wild = "wild",
    where = house.trade_after_elimination == "end_of_turn" and captured.in_set or nil,
  },
  effect = { exchange, victory.by_strength },
}
