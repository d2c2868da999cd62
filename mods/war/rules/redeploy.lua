-- War, "Deslocamentos": when the attacks are over, as many as one likes, or none.
local house = require "house"
local redeploy = require "redeploy_move"

return phase "redeploy" {
  when = "round >= " .. house.first_attacks,
  enter = reset "arrived",
  redeploy,
  move "end_turn" { effect = finish_phase },
}
