-- War II, "Ataques aéreos partindo da base aérea": any enemy territory with at least two armies, "contíguo ou
-- não", with as many bombers as one likes.
local air = require "air"

return move "air_raid" {
  space "on" "owner and owner ~= me and armies > 1",
  number "bombers" "1 to me.bombers",
  effect = function(match, m)
    add(match.me, "bombers", -m.bombers)
    air.raid(match, m.on, m.bombers)
  end,
}
