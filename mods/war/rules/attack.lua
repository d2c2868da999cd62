-- War, "Ataques" 1-9: up to three armies against a neighbour, as often as one likes.
local battle = require "battle"

return phase "attack" {
  -- "Na primeira rodada, cada um dos jogadores ... deve receber exércitos e colocá-los no mapa."
  when = { round = at_least(option.first_round_attacks and 1 or 2) },

  move "attack" {
    from = space { owner = me, armies = at_least(2) },
    to = linked "from" { owner = someone_else },
    dice = number { from = 1, upto = least(battle.most_dice, armies_of "from" - 1) },
    effect = option.defender_chooses and battle.announced or battle.fought,
  },

  move "end_attacks" { effect = finish_phase },
}
