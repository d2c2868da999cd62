-- War II, "Ataques aéreos partindo da base aérea": any enemy territory with at least two armies, "contíguo ou
-- não", with as many bombers as one likes.
local air = require "air"

return move "air_raid" {
  on = space { owner = someone_else, armies = at_least(2) },
  bombers = number { from = 1, upto = bombers_of(me) },
  effect = function(match, m)
    add(match.me, "bombers", -m.bombers)
    air.raid(match, m.on, m.bombers)
  end,
}
