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
  when = { [hand_size "territory"] = at_least(1), [bombers_of(me)] = at_most(all_bombers - 1) },
  card = cards "territory" { count = 1, where = is_theirs },
  on = space { owner = someone_else, armies = at_least(2), where = trade_cards.on_card },
  numbers = cards "territory" { least = 0, most = 4, where = trade_cards.are_numbers },
  effect = function(match, m)
    local in_box = all_bombers - match.me.bombers
    local bombers = math.min(trade_cards.worth(m.numbers), in_box)
    trade_cards.play(match, m.card, m.numbers)
    match:tell("card_raid", { seat = match.me, space = m.on, bombers = bombers, card = m.card[1] })
    trade_cards.tidy(match)
    air.raid(match, m.on, bombers)
  end,
}
