-- 1a: the opponent of a player who is blocked removes one of that player's characters from the island.
local losses = require "losses"

return phase "penalty" {
  move "remove" {
    open = true,
    who = space { owner = turn_seat },
    effect = function(match, m)
      losses.remove(match, m.who)
      match:finish_phase()
      losses.test(match)
    end,
  },
}
