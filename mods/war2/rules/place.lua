-- War II, "da segunda rodada em diante", 1 and 2: new armies and bombers.
local anytime = require "anytime"

return phase "place" (anytime {
  when = "round >= 2",
  enter = require "receive",
  require "place_move",
})
