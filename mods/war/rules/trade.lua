-- War, "Troca de Cartas": at the start of the turn, before anything is placed.
local trade = require "trade_move"

return phase "trade" {
  when = { [hand_size "territory"] = at_least(3) },
  trade,
  -- "Não é obrigado a efetuar a troca enquanto tiver até 4 cartas."
  move "keep" {
    when = { [hand_size "territory"] = at_most(4) },
    effect = finish_phase,
  },
}
