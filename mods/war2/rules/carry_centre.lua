-- War II, "3) Transporte do CI": two cards "que representem quaisquer territórios ocupados por ele" carry it to
-- any of one's territories.
local trade_cards = require "trade_cards"

return move "carry_centre" {
  open = true,
  when = { [hand_size "territory"] = at_least(2) },
  whose = seat { standing = 1 },
  from = space { owner = me, is = information_centre_of "whose" },
  cards = cards "territory" { count = 2, where = trade_cards.all_mine },
  to = space { owner = me, is = is_not(value_of "from") },
  effect = function(match, m)
    m.whose.information_centre = m.to
    trade_cards.play(match, m.cards)
    match:tell("centre_carried", {
      seat = match.me, victim = m.whose, space = m.to, card = m.cards[1], other = m.cards[2],
    })
    trade_cards.tidy(match)
  end,
}
