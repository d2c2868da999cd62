-- War II, "c) Transporte de exércitos": two cards of territories that one holds carry any number of armies from
-- one territory to another. In the redeployment "um exército pode ser deslocado uma única vez", by cards as well.
local movable = require "movable"
local trade_cards = require "trade_cards"
local victory = require "victory"

return move "transport" {
  open = true,
  when = "me:hand_size('territory') >= 2",
  cards "cards" { deck = "territory", count = 2, where = trade_cards.all_mine },
  space "from" "owner == me and armies > 1",
  space "to" "owner == me and to ~= from",
  number "armies" ("1 to " .. movable),
  effect = function(match, m)
    transfer(m.from, m.to, "armies", m.armies)
    if match.redeploying then add(m.to, "arrived", m.armies) end
    trade_cards.play(match, m.cards)
    match:tell("transport", {
      seat = match.me, from = m.from, space = m.to, armies = m.armies,
      card = m.cards[1], other = m.cards[2],
    })
    trade_cards.tidy(match)
    victory.test(match)
  end,
}
