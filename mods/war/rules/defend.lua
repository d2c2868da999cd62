-- War, "Ataques" 9, as an option: the defence says how many of its armies fight.
local battle = require "battle"

return phase "defend" {
  move "defend" {
    dice = number { from = 1, upto = least(3, armies_of(battle_to_of(match))) },
    effect = function(match, m)
      match:finish_phase()
      battle.fight(match, match.battle_from, match.battle_to, match.battle_dice, m.dice)
    end,
  },
}
