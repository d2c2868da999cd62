-- War, "O Jogo" and "Final do Jogo": a turn begins, unless the match ends with it.
local house = require "house"
local victory = require "victory"

return phase "begin" {
  enter = function(match)
    if match.round > house.round_limit then return match:draw_game() end
    match.conquered, match.late_trade = false, false
    victory.test(match)
  end,
}
