-- War, "O Jogo" and "Final do Jogo": a turn begins, unless the match ends with it.
local house = require "house"
local victory = require "victory"

return phase "begin" {
  enter = {
    put("conquered", match, false),
    put("late_trade", match, false),
    only_if({ round = at_most(house.round_limit) }, victory.within_reach),
    only_if({ round = at_least(house.round_limit + 1) }, function(match) match:draw_game() end),
  },
}
