-- War, "Conquista de Território": "o número de exércitos a ser deslocado é igual, no máximo, ao número
-- de exércitos que participaram do último ataque."
local victory = require "victory"

local from, to = battle_from_of(match), battle_to_of(match)

return phase "occupy" {
  move "occupy" {
    armies = number { from = 1, upto = least(battle_dice_of(match), armies_of(from) - 1) },
    effect = { shift("armies", from, to, value_of "armies"), finish_phase, victory.by_strength },
  },
}
