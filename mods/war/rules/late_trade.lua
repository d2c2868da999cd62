-- War, the product, "Eliminação de um Concorrente", as an option: captured cards may be traded "ao final
-- da sua jogada". Who has captured none, or has no set with one of them, is not asked.
local captured = require "captured"
local trade = require "trade_move"

return phase "late_trade" {
  when = "match.late_trade and match.captured_cards > 0",
  enter = function(match)
    if not captured.holds_set(match) then match:finish_phase() end
  end,
  trade,
  move "keep_all" { effect = finish_phase },
}
