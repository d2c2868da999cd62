-- War II, "b) Recebimento de bombardeiros para ataque aéreo": against the territory on the card, with bombers
-- from the box.
local air = require "air"
local trade_cards = require "trade_cards"

local all_bombers = 10

local function is_theirs(match, m)
  return trade_cards.shows_theirs(match, m.card[1])
end

return move "card_raid" {
  open = true,
  when = "me:hand_size('territory') >= 1 and me.bombers < 10",
  cards "card" { deck = "territory", count = 1, where = is_theirs },
  space "on" { "owner and owner ~= me and armies > 1", where = trade_cards.on_card },
  cards "numbers" { deck = "territory", least = 0, most = 4, where = trade_cards.are_numbers },
  effect = function(match, m)
    local in_box = all_bombers - match.me.bombers
    local bombers = math.min(trade_cards.worth(m.numbers), in_box)
    trade_cards.play(match, m.card, m.numbers)
    match:tell("card_raid", { seat = match.me, space = m.on, bombers = bombers, card = m.card[1] })
    trade_cards.tidy(match)
    air.raid(match, m.on, bombers)
  end,
}
