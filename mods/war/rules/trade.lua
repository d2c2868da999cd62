-- War, "Troca de Cartas": at the start of the turn, before anything is placed.
local trade = require "trade_move"

return phase "trade" {
  when = "me:hand_size('territory') >= 3",
  trade,
  -- "Não é obrigado a efetuar a troca enquanto tiver até 4 cartas."
  move "keep" {
    when = "me:hand_size('territory') < 5",
    effect = finish_phase,
  },
}
