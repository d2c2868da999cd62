-- War, "Ataques" 1-9: up to three armies against a neighbour, as often as one likes.
local battle = require "battle"

local most_dice = 3
local defender_chooses = option.defender_chooses

return phase "attack" {
  -- "Na primeira rodada, cada um dos jogadores ... deve receber exércitos e colocá-los no mapa."
  when = { round = at_least(option.first_round_attacks and 1 or 2) },

  move "attack" {
    from = space { owner = me, armies = at_least(2) },
    to = linked "from" { owner = someone_else },
    dice = number { from = 1, upto = least(most_dice, armies_of "from" - 1) },
    effect = function(match, m)
      if defender_chooses and m.to.armies > 1 then
        battle.announce(match, m.from, m.to, m.dice)
      else
        battle.fight(match, m.from, m.to, m.dice, math.min(most_dice, m.to.armies))
      end
    end,
  },

  move "end_attacks" { effect = finish_phase },
}
