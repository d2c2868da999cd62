-- War II, "Ataques" as in War, and "Ataques Aéreos".
local anytime = require "anytime"

return phase "attack" (anytime({
  require "attack_move",
  require "air_raid",
}, move "end_attacks" { effect = finish_phase }))
