-- War II, "Cartas de Troca": "poderá desfazer-se de cartas sem precisar atacar, trocar ou transportar".
local trade_cards = require "trade_cards"

return move "drop" {
  open = true,
  when = "me:hand_size('territory') >= 1",
  cards "card" { deck = "territory", count = 1 },
  effect = function(match, m)
    trade_cards.play(match, m.card)
    match:tell("dropped", { seat = match.me, card = m.card[1] })
    trade_cards.tidy(match)
  end,
}
