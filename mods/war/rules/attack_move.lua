-- War, "Ataques" 1-9: up to three armies against a neighbour, as often as one likes.
local battle = require "battle"
local house = require "house"

return move "attack" {
  open = true,
  space "from" "owner == me and armies > 1",
  space "to" "linked(from) and owner and owner ~= me",
  number "dice" "1 to min(3, from.armies - 1)",
  effect = house.defender_chooses and battle.announced or battle.fought,
}
