-- War II, "c) Transporte de exércitos": two cards of territories that one holds carry any number of armies from
-- one territory to another.
local trade_cards = require "trade_cards"
local victory = require "victory"

local function both_mine(match, m)
  for _, card in ipairs(m.cards) do
    if not trade_cards.names_one_of(card, match.me) then return false end
  end
  return true
end

return move "transport" {
  when = { [hand_size "territory"] = at_least(2) },
  cards = cards "territory" { count = 2, where = both_mine },
  from = space { owner = me, armies = at_least(2) },
  to = space { owner = me, is = is_not(value_of "from") },
  armies = number { from = 1, upto = armies_of "from" - 1 },
  effect = function(match, m)
    transfer(m.from, m.to, "armies", m.armies)
    match:tell("transport", { seat = match.me, from = m.from, space = m.to, armies = m.armies })
    trade_cards.put_away(match, m.cards)
    victory.test(match)
  end,
}
