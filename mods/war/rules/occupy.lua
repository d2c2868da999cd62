-- War, "Conquista de Território": "o número de exércitos a ser deslocado é igual, no máximo, ao número
-- de exércitos que participaram do último ataque."
local victory = require "victory"

return phase "occupy" {
  move "occupy" {
    armies = number {
      from = 1,
      upto = least(battle_dice_of(match), armies_of(battle_from_of(match)) - 1),
    },
    effect = function(match, m)
      transfer(match.battle_from, match.battle_to, "armies", m.armies)
      match:finish_phase()
      victory.test(match)
    end,
  },
}
