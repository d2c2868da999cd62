-- War, "Troca de Cartas": three cards with equal or with different figures are armies.
local income = require "income"
local victory = require "victory"

local function exchange(match, m)
  local seat, number = match.me, add(match, "trades", 1)
  local armies = income.by_trade(number)
  add(match, "reserve", armies)
  match:tell("trade", { seat = seat, armies = armies, number = number })
  for _, card in ipairs(m.cards) do
    match:discard(card)
    local shown = card.space
    local territory = shown and match.space[shown]
    -- "Ele ganha mais 2 exércitos extras, que devem ser colocados, obrigatoriamente, naquele
    -- território", for each such card.
    if territory and territory.owner == seat then
      add(territory, "armies", 2)
      match:tell("reinforced", { space = territory, armies = 2, card = card })
    end
  end
  if seat:hand_size "territory" < 3 then match:finish_phase() end
end

return move "trade" {
  -- "3 cartas com figuras diferentes, ou então 3 cartas com figuras iguais"; "o curinga sempre
  -- possibilita ao jogador a escolha de qualquer uma das 3 figuras".
  cards = cards "territory" { count = 3, matching = "figure", wild = "wild" },
  effect = { exchange, victory.by_strength },
}
