-- War, "Deslocamentos" 1-2: between contiguous territories, one army stays, and "um exército pode ser
-- deslocado uma única vez".
local victory = require "victory"

return phase "redeploy" {
  when = { round = at_least(option.first_round_attacks and 1 or 2) },
  enter = function(match)
    for _, territory in ipairs(match.me:spaces "owner") do
      if territory.arrived > 0 then territory.arrived = 0 end
    end
  end,

  move "redeploy" {
    from = space { owner = me, armies = at_least(2) },
    to = linked "from" { owner = me },
    armies = number {
      from = 1,
      upto = least(armies_of "from" - 1, armies_of "from" - arrived_of "from"),
    },
    effect = function(match, m)
      m.from.armies = m.from.armies - m.armies
      m.to.armies = m.to.armies + m.armies
      m.to.arrived = m.to.arrived + m.armies
      victory.test(match)
    end,
  },

  move "end_turn" { effect = finish_phase },
}
