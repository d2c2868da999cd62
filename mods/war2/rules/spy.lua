-- War II, "1) Espionagem": one opponent a turn, while one's own centre is on the board "e sob seu domínio".
local espionage = require "espionage"

return move "spy" {
  open = true,
  when = "not match.spied and me.information_centre and me.information_centre.owner == me",
  seat "whom" "standing == 1 and whom ~= me",
  effect = function(match, m)
    espionage.spy(match, match.me, m.whom)
  end,
}
