-- War, "Ataques": as many as one likes, or none.
local attack = require "attack_move"
local house = require "house"

return phase "attack" {
  -- "Na primeira rodada, cada um dos jogadores ... deve receber exércitos e colocá-los no mapa."
  when = "round >= " .. house.first_attacks,
  attack,
  move "end_attacks" { effect = finish_phase },
}
