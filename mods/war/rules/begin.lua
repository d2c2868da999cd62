-- War, "O Jogo" and "Final do Jogo": a turn begins, unless the match ends with it.
local house = require "house"
local victory = require "victory"

local limit = house.round_limit

return phase "begin" {
  enter = {
    put("conquered", "match", false),
    put("late_trade", "match", false),
    put("captured_cards", "match", 0),
    limit > 0 and only_if("round > " .. limit, function(match) match:draw_game() end) or {},
    limit > 0 and only_if("round <= " .. limit, victory.at_a_turn) or victory.at_a_turn,
  },
}
