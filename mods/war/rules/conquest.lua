-- War, "Conquista de Território": the territory is the attacker's before his armies move in.
local elimination = require "elimination"
local victory = require "victory"

local conquest = {}

--- What an attack `from`, `to` has won.
function conquest.take(match, m)
  local to, seat = m.to, match.turn
  local victim = to.owner
  match.conquered, to.owner = true, seat
  match:tell("conquest", { seat = seat, from = m.from, space = to, victim = victim })
  -- Who has given up is destroyed by nobody.
  if victim.standing == 1 and victim:count "owner" == 0 then
    elimination.of(match, victim, seat)
    victory.test(match)
  else
    victory.within_reach(match)
  end
end

--- After the armies have moved in.
function conquest.settled(match)
  if match.turn.strength_counts then victory.within_reach(match) end
end

return conquest
