-- War II, "3) Transporte do CI": two cards "que representem quaisquer territórios ocupados por ele" carry it to
-- any of one's territories.
local trade_cards = require "trade_cards"

local function both_mine(match, m)
  for _, card in ipairs(m.cards) do
    if not trade_cards.names_one_of(card, match.me) then return false end
  end
  return true
end

return move "carry_centre" {
  when = { [hand_size "territory"] = at_least(2) },
  whose = seat { standing = 1 },
  from = space { owner = me, is = information_centre_of "whose" },
  cards = cards "territory" { count = 2, where = both_mine },
  to = space { owner = me, is = is_not(value_of "from") },
  effect = function(match, m)
    m.whose.information_centre = m.to
    match:tell("centre_carried", { seat = match.me, victim = m.whose, space = m.to })
    trade_cards.put_away(match, m.cards)
  end,
}
