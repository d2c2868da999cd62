-- War II, "a) Recebimento de novos exércitos": a card of a territory that one holds, and any number cards.
local trade_cards = require "trade_cards"
local victory = require "victory"

local function is_mine(match, m)
  return trade_cards.shows_mine(match, m.card[1])
end

return move "reinforce" {
  open = true,
  when = "me:hand_size('territory') >= 1",
  cards "card" { deck = "territory", count = 1, where = is_mine },
  space "on" { "owner == me", where = trade_cards.on_card },
  cards "numbers" { deck = "territory", least = 0, most = 4, where = trade_cards.are_numbers },
  effect = function(match, m)
    local armies = trade_cards.worth(m.numbers)
    add(m.on, "armies", armies)
    trade_cards.play(match, m.card, m.numbers)
    match:tell("reinforced", { seat = match.me, space = m.on, armies = armies, card = m.card[1] })
    trade_cards.tidy(match)
    victory.test(match)
  end,
}
