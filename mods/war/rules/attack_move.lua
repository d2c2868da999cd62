-- War, "Ataques" 1-9: up to three armies against a neighbour, as often as one likes.
local battle = require "battle"
local house = require "house"

local most_dice = 3
local defender_chooses = house.defender_chooses

return move "attack" {
  from = space { owner = me, armies = at_least(2) },
  to = linked "from" { owner = someone_else },
  dice = number { from = 1, upto = least(most_dice, armies_of "from" - 1) },
  effect = function(match, m)
    -- Who has given up is asked no more.
    if defender_chooses and m.to.armies > 1 and m.to.owner.standing == 1 then
      battle.announce(match, m.from, m.to, m.dice)
    else
      battle.fight(match, m.from, m.to, m.dice, math.min(most_dice, m.to.armies))
    end
  end,
}
