-- War II, "3) Transporte do CI": two cards "que representem quaisquer territórios ocupados por ele" carry it to
-- any of one's territories.
local trade_cards = require "trade_cards"

return move "carry_centre" {
  open = true,
  when = "me:hand_size('territory') >= 2",
  seat "whose" "standing == 1",
  space "from" "owner == me and from == whose.information_centre",
  cards "cards" { deck = "territory", count = 2, where = trade_cards.all_mine },
  space "to" "owner == me and to ~= from",
  effect = function(match, m)
    m.whose.information_centre = m.to
    trade_cards.play(match, m.cards)
    match:tell("centre_carried", {
      seat = match.me, victim = m.whose, space = m.to, card = m.cards[1], other = m.cards[2],
    })
    trade_cards.tidy(match)
  end,
}
