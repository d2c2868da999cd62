-- War, "Ataques" 1-9: up to three armies against a neighbour, as often as one likes.
local battle = require "battle"
local house = require "house"

return move "attack" {
  open = true,
  from = space { owner = me, armies = at_least(2) },
  to = linked "from" { owner = someone_else },
  dice = number { from = 1, upto = least(battle.most_dice, armies_of "from" - 1) },
  effect = house.defender_chooses and battle.announced or battle.fought,
}
