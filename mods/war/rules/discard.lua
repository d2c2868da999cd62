-- War, the product, "Eliminação de um Concorrente": captured cards are kept "desde que não guarde mais de 5
-- cartas", and the player says which.
local most_cards = 5

return phase "discard" {
  when = { late_trade = true, [hand_size "territory"] = at_least(most_cards + 1) },

  move "discard_card" {
    open = true,
    card = cards "territory" { count = 1 },
    effect = function(match, m)
      match:discard(m.card[1])
      if match.me:hand_size "territory" <= most_cards then match:finish_phase() end
    end,
  },
}
