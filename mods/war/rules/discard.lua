-- War, the product, "Eliminação de um Concorrente": captured cards are kept "desde que não guarde mais de 5
-- cartas", and the player says which.
local most_cards = 5

return phase "discard" {
  when = "match.late_trade and me:hand_size('territory') > 5",

  move "discard_card" {
    open = true,
    cards "card" { deck = "territory", count = 1 },
    effect = function(match, m)
      match:discard(m.card[1])
      if match.me:hand_size "territory" <= most_cards then match:finish_phase() end
    end,
  },
}
