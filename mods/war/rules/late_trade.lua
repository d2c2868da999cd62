-- War, the product, "Eliminação de um Concorrente", as an option: captured cards may be traded "ao final
-- da sua jogada".
local trade = require "trade_move"

return phase "late_trade" {
  when = { late_trade = true, [hand_size "territory"] = at_least(3) },
  trade,
  move "keep_all" { effect = finish_phase },
}
