-- War, "Ataques" 9, as an option: the defence says how many of its armies fight.
local battle = require "battle"
local conquest = require "conquest"

local from, to = battle_from_of(match), battle_to_of(match)

return phase "defend" {
  move "defend" {
    dice = number { from = 1, upto = least(battle.most_dice, armies_of(to)) },
    effect = {
      finish_phase,
      contest("armies", from, to, battle_dice_of(match), value_of "dice"),
      only_if({ [armies_of(to)] = 0 }, conquest.take),
    },
  },
}
